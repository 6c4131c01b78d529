import { object } from 'yup';
import { type Endpoint, routes } from '../routes';
import { isBlank } from '../text';
import { formSigns, sourceField } from './form-signs';
import type { LeadFields } from './lead-forms';
import { demoRequestFieldSchemas, productSchema } from './lead-schemas';
import type { Pagination } from '../list-query';

export type DemoRequestFields = LeadFields<'createrequestdemo'>;

/** Spec §3. `createdAt` is the moment of acceptance, ISO 8601. */
export interface DemoRequest extends DemoRequestFields {
  _id: string;
  createdAt: string;
}

export interface DemoRequestList {
  result: DemoRequest[];
  pagination: Pagination;
}

export const demoRequestFields = object(demoRequestFieldSchemas);

export const unreachableText = 'Give a name, an e-mail address or a mobile number.';

/** A demo request needs one way to know who asks: name, e-mail or mobile. */
export const isReachable = (value: {
  name?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
}): boolean => ![value.name, value.email, value.mobile].every(isBlank);

export const demoRequestBody = demoRequestFields
  .shape({ ...formSigns, source: sourceField })
  .test('reachable', unreachableText, isReachable);

export const productBody = object({ product: productSchema });

export const demoRequestEndpoints = {
  createrequestdemo: {
    ...routes.createrequestdemo,
    access: 'anyone',
    body: demoRequestBody,
    summary: 'Records that a visitor asks for a demo of a product.',
  },
  requestdemosforproduct: {
    ...routes.requestdemosforproduct,
    access: 'admin',
    body: productBody,
    summary: 'The demo requests for one product, newest first.',
  },
} as const satisfies Record<string, Endpoint>;
