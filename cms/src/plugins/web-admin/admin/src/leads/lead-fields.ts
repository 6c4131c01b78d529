import type { Contact, DemoRequest, LeadForm } from '../../../api';

/** How a field is shown: as one line of text, as several, as an address of a kind, or as one of a few choices. */
type Shown = 'line' | 'lines' | 'email' | 'phone' | 'choice';

/** A field of a form, by its name in the contract. */
export interface LeadField<Name extends string = string> {
  name: Name;
  label: string;
  shown: Shown;
}

/** The fields of each form, in the order and with the labels of its screen. Spec §2. */
export const leadFields = {
  createcontactus: [
    { name: 'name', label: 'Name', shown: 'line' },
    { name: 'email', label: 'Email ID', shown: 'email' },
    { name: 'phone', label: 'Phone Number', shown: 'phone' },
    { name: 'subject', label: 'Subject', shown: 'line' },
    { name: 'message', label: 'Message', shown: 'lines' },
  ],
  createrequestdemo: [
    { name: 'name', label: 'Name', shown: 'line' },
    { name: 'email', label: 'Email', shown: 'email' },
    { name: 'mobile', label: 'Mobile', shown: 'phone' },
    { name: 'product', label: 'Product', shown: 'choice' },
  ],
} as const satisfies {
  createcontactus: readonly LeadField<keyof Contact>[];
  createrequestdemo: readonly LeadField<keyof DemoRequest>[];
};

/** The label of a field. A field that the form no longer has goes by its own name. */
export const fieldLabel = (form: LeadForm, name: string): string =>
  leadFields[form].find((field) => field.name === name)?.label ?? name;
