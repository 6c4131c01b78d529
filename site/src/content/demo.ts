import type { DemoRequestFields, Product } from '../api';

/** The Request Demo button of a product page, and its popup (Spec §2, §4). */
export const demo = {
  button: 'Request Demo',
  name: 'Demo request',
  required: 'All fields are required.',
  fields: {
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile',
  } satisfies Record<Exclude<keyof DemoRequestFields, 'product'>, string>,
  submit: 'Request Demo',
  note: 'We use these details to arrange the demo.',
  /** Said when the form was sent empty: the popup closes all the same (Spec §4, §5). */
  nothing: { title: 'Nothing was sent', text: 'Name, e-mail and mobile were all left empty.' },
  /** Follows the thanks when neither e-mail nor mobile was given. */
  noWayBack: 'But you gave us no e-mail address or mobile number to reach you on.',
  waiting: 'The form is loading.',
  /** Stands where the form stands when it cannot be fetched. */
  unreachable: 'The form could not be loaded. Close this and try again, or call or write to us:',
  /** Stands where the button stands when the browser runs no script. */
  withoutScript: 'For a demo, call or write to us:',
} as const;

interface DemoCopy {
  title: string;
  /** Beside the form, above the drawing. */
  beside: string;
  /** Only once the request has arrived. */
  arrived: { title: string; text: string };
}

const copyOf = (name: string, beside: string): DemoCopy => ({
  title: `Request a demo of ${name}`,
  beside,
  arrived: { title: 'Thank you', text: `Your request for a demo of ${name} has reached us.` },
});

/** What differs from product to product. */
export const demoOf: Record<Product, DemoCopy> = {
  'Aksa Studio': copyOf('AKSA Studio', 'Watch the test cases run, and ask anything you like.'),
  Dc3: copyOf('Dc3', 'See where your files would go, and who would see them.'),
  'Reorg Chart Modelling': copyOf(
    'Reorg Chart Modelling',
    'Two charts, one of them a draft, and time for your questions.',
  ),
};
