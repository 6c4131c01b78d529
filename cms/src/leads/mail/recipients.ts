import { products, type LeadForm, type Product } from '../../contract/leads/lead-forms';
import { optional } from '../../setup/environment';

const ofAll = 'NOTIFY_EMAIL_TO';

const ofForm = {
  createcontactus: 'NOTIFY_EMAIL_TO_CONTACT',
  createrequestdemo: 'NOTIFY_EMAIL_TO_DEMO',
} as const satisfies Record<LeadForm, string>;

const ofProduct = {
  'Aksa Studio': 'NOTIFY_EMAIL_TO_DEMO_AKSA_STUDIO',
  Dc3: 'NOTIFY_EMAIL_TO_DEMO_DC3',
  'Reorg Chart Modelling': 'NOTIFY_EMAIL_TO_DEMO_REORG_CHART_MODELLING',
} as const satisfies Record<Product, string>;

const variables = [ofAll, ...Object.values(ofForm), ...Object.values(ofProduct)];

/** The variables that may name who gets the mail about a lead, the most exact one first. Only demo requests have a product. */
function variablesFor(form: LeadForm, product: unknown): string[] {
  const known = products.find((each) => each === product);
  return [...(known === undefined ? [] : [ofProduct[known]]), ofForm[form], ofAll];
}

const address = /^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,190}$/;
const maxAddresses = 20;

/**
 * E-mail addresses from the environment; undefined if the variable is not set.
 * @throws Error that names the variable
 */
export function readAddresses(name: string): string[] | undefined {
  const list = optional(name)
    ?.split(',')
    .map((each) => each.trim());
  if (list === undefined) return undefined;
  if (list.length <= maxAddresses && list.every((each) => address.test(each))) return list;
  throw new Error(
    `Set ${name} to e-mail addresses, separated by commas: at most ${String(maxAddresses)}.`,
  );
}

/** Addresses by the variable that names them. */
export type Recipients = ReadonlyMap<string, readonly string[]>;

/**
 * All addresses that get mails about leads.
 * @throws Error that names a wrong variable
 */
export const readRecipients = (): Recipients =>
  new Map(
    variables.flatMap((name) => {
      const addresses = readAddresses(name);
      return addresses === undefined ? [] : [[name, addresses]];
    }),
  );

/** Who gets the mail about a lead: those of its product, else those of its form, else those of all leads; may be nobody. */
export function recipientsOf(
  recipients: Recipients,
  form: LeadForm,
  product: unknown,
): readonly string[] {
  const name = variablesFor(form, product).find((each) => recipients.has(each));
  return name === undefined ? [] : (recipients.get(name) ?? []);
}

/** Whether anybody gets a mail about a lead. */
export const isMailed = (form: LeadForm, product: unknown): boolean =>
  variablesFor(form, product).some((name) => optional(name) !== undefined);
