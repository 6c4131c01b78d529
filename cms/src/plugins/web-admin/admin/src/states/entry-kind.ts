import type { ComponentType, Ref } from 'react';
import type { ContentKind, EndpointName, ManagedBlog, ManagedFaq, panelReads } from '../../../api';
import type { PermissionUid } from '../../../server/src/permissions';
import type { Checked, EntryFields, FieldViews } from '../ui/forms/entry-fields';

export type ManagedEntry = ManagedBlog | ManagedFaq;

/** What the fields of an entry's form are given. */
export interface FieldsProps<T> {
  value: T;
  change: (change: Partial<T> | ((value: T) => Partial<T>)) => void;
  /** Gets what the form has to wait for before it is sent, such as a picture that is being read. */
  waitFor: (work: Promise<unknown>) => void;
  /** Whether empty fields are marked. */
  marked: boolean;
  titleRef?: Ref<HTMLInputElement>;
  /** The id of the edited entry; absent for a new one. */
  id?: string | undefined;
}

/** What the forms of blogs and of FAQs differ in. */
export interface EntryKind<T extends EntryFields, E extends ManagedEntry> {
  /** The key of the unsent changes, before the entry's id. */
  name: ContentKind;
  list: typeof panelReads.blogs | typeof panelReads.faqs;
  views: FieldViews<T>;
  empty: T;
  toForm: (entry: E) => T;
  nameOf: (form: T) => string;
  check: (form: T) => Checked;
  checkDraft: (form: T) => Checked;
  create: EndpointName;
  edit: EndpointName;
  /** The messages after a success. Spec §8. */
  created: string;
  updated: string;
  mayCreate: PermissionUid;
  mayEdit: PermissionUid;
  mayPublish: PermissionUid;
  Fields: ComponentType<FieldsProps<T>>;
}
