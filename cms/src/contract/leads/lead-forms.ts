import { readChoice } from '../list-query';
import { limits } from '../limits';

/** Spec §3: the products a demo can be asked for, in the order of their numbers (Aksa Studio is 1). */
export const products = ['Aksa Studio', 'Dc3', 'Reorg Chart Modelling'] as const;

export type Product = (typeof products)[number];

/**
 * Reads `?product=` of a list.
 * @throws Refusal when it names none of the products
 */
export const readProduct = (raw: string | null | undefined): Product =>
  readChoice('product', raw, products);

/** The forms that make leads, each named by its row of the API (Spec §7). */
export const leadForms = ['createcontactus', 'createrequestdemo'] as const;

export type LeadForm = (typeof leadForms)[number];

/** How a field is written and shown: `lines` may hold line ends, `product` is one of `products`, the others are one line. */
export type LeadFieldKind = 'line' | 'email' | 'phone' | 'lines' | 'product';

/** What all rooms have to know of one field of a form. */
export interface LeadField {
  /** The name of the field in the panel, in mails and in exports. The site has labels of its own (`site/src/content`). */
  label: string;
  kind: LeadFieldKind;
  /** UTF-16 units, as a form's `maxlength` counts them. The column of the content type holds as many. */
  maxLength: number;
  /** Whether the API refuses a lead without it. A field that is left out is stored as an empty text. */
  required: boolean;
  /** Whether the panel's list has a column for it. View shows every field. */
  inTable: boolean;
  /** Whether the panel's list can be sorted by it. The content type then has a column `<name>Key`. */
  sorted: boolean;
  /** Whether the panel's search looks at it. */
  searched: boolean;
  /** Whether it is a column of CSV and XLSX files. */
  exported: boolean;
  /** Whether the mail about a new lead has it. */
  mailed: boolean;
  /** Whether `npm run erase` compares it with the person's e-mail address. A lead that matches is deleted as a whole. */
  erased: boolean;
}

/**
 * The fields of each form in the order in which they are shown: the one list that the API, the panel, mails, exports, search,
 * dead letters and erasure read. docs/add-a-field.md says what a new field needs besides.
 */
export const leadFields = {
  createcontactus: {
    name: {
      label: 'Name',
      kind: 'line',
      maxLength: limits.name,
      required: true,
      inTable: true,
      sorted: true,
      searched: true,
      exported: true,
      mailed: true,
      erased: true,
    },
    email: {
      label: 'Email ID',
      kind: 'email',
      maxLength: limits.email,
      required: true,
      inTable: true,
      sorted: true,
      searched: true,
      exported: true,
      mailed: true,
      erased: true,
    },
    phone: {
      label: 'Phone Number',
      kind: 'phone',
      maxLength: limits.phone,
      required: true,
      inTable: true,
      sorted: false,
      searched: true,
      exported: true,
      mailed: true,
      erased: true,
    },
    subject: {
      label: 'Subject',
      kind: 'line',
      maxLength: limits.subject,
      required: true,
      inTable: true,
      sorted: true,
      searched: true,
      exported: true,
      mailed: true,
      erased: true,
    },
    message: {
      label: 'Message',
      kind: 'lines',
      maxLength: limits.message,
      required: true,
      inTable: false,
      sorted: false,
      searched: true,
      exported: true,
      mailed: true,
      erased: true,
    },
  },
  createrequestdemo: {
    name: {
      label: 'Name',
      kind: 'line',
      maxLength: limits.name,
      required: false,
      inTable: true,
      sorted: true,
      searched: true,
      exported: true,
      mailed: true,
      erased: true,
    },
    email: {
      label: 'Email',
      kind: 'email',
      maxLength: limits.email,
      required: false,
      inTable: true,
      sorted: true,
      searched: true,
      exported: true,
      mailed: true,
      erased: true,
    },
    mobile: {
      label: 'Mobile',
      kind: 'phone',
      maxLength: limits.phone,
      required: false,
      inTable: true,
      sorted: true,
      searched: true,
      exported: true,
      mailed: true,
      erased: true,
    },
    product: {
      label: 'Product',
      kind: 'product',
      maxLength: limits.product,
      required: true,
      inTable: true,
      sorted: false,
      searched: false,
      exported: true,
      mailed: true,
      erased: false,
    },
  },
} as const satisfies Record<LeadForm, Readonly<Record<string, LeadField>>>;

type FieldsOf<Form extends LeadForm> = (typeof leadFields)[Form];

export type LeadFieldName<Form extends LeadForm> = keyof FieldsOf<Form> & string;

/** The names of the fields for which `Flag` is set. */
type FlaggedName<Form extends LeadForm, Flag extends keyof LeadField> = {
  [Name in LeadFieldName<Form>]: FieldsOf<Form>[Name] extends Readonly<Record<Flag, true>>
    ? Name
    : never;
}[LeadFieldName<Form>];

/** The names of the fields that the API refuses a lead without. */
export type RequiredFieldName<Form extends LeadForm> = FlaggedName<Form, 'required'>;

/** What a visitor filled into a form. A field that was left out is an empty text. */
export type LeadFields<Form extends LeadForm> = {
  [Name in LeadFieldName<Form>]: FieldsOf<Form>[Name] extends Readonly<Record<'kind', 'product'>>
    ? Product
    : string;
};

/** What the panel's list of a form can be sorted by: the moment of acceptance, and the sorted fields. */
export type LeadSort<Form extends LeadForm> = 'createdAt' | FlaggedName<Form, 'sorted'>;

const isName = <Form extends LeadForm>(form: Form, name: string): name is LeadFieldName<Form> =>
  name in leadFields[form];

/** The names of a form's fields in their order. */
export const leadFieldNames = <Form extends LeadForm>(form: Form): LeadFieldName<Form>[] =>
  Object.keys(leadFields[form]).filter((name) => isName(form, name));

/** A form's fields in their order, each with its name. */
export const leadFieldList = (form: LeadForm): (LeadField & { name: string })[] =>
  Object.entries<LeadField>(leadFields[form]).map(([name, field]) => ({ name, ...field }));

/** The names of the fields for which a flag is set, in their order. */
export const fieldNamesWith = (
  form: LeadForm,
  flag: 'inTable' | 'sorted' | 'searched' | 'exported' | 'mailed' | 'erased',
): string[] => leadFieldList(form).flatMap((field) => (field[flag] ? [field.name] : []));

/** What the panel's list of a form can be sorted by, in words of `?sort=`. */
export const leadSorts = <Form extends LeadForm>(form: Form): LeadSort<Form>[] =>
  ['createdAt', ...fieldNamesWith(form, 'sorted')].filter(
    (name): name is LeadSort<Form> => name === 'createdAt' || isName(form, name),
  );

/** One value for each field of a form. */
export function mapLeadFields<Form extends LeadForm, Value>(
  form: Form,
  valueOf: (name: LeadFieldName<Form>) => Value,
): Record<LeadFieldName<Form>, Value>;
export function mapLeadFields<Form extends LeadForm, Value>(
  form: Form,
  valueOf: (name: LeadFieldName<Form>) => Value,
): Record<string, Value> {
  return Object.fromEntries(leadFieldNames(form).map((name) => [name, valueOf(name)]));
}

/** The fields of a lead by name, out of all that was sent with it. A field that was left out is empty. */
export const leadFieldsIn = (
  form: LeadForm,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> => mapLeadFields(form, (name) => sent[name] ?? '');
