import { object, string } from 'yup';
import type { Endpoint } from './endpoint';
import { isBlank } from './blank';
import { line } from './fields';
import { formSigns } from './form-signs';
import { limits } from './limits';
import type { Pagination } from './pagination';
import { products, type Product } from './product';
import { routes } from './routes';

/** Spec §3. A field that the visitor left empty is an empty text. */
export interface DemoRequest {
  _id: string;
  name: string;
  email: string;
  mobile: string;
  product: Product;
  createdAt: string;
}

export type DemoRequestFields = Pick<DemoRequest, 'name' | 'email' | 'mobile' | 'product'>;

export interface DemoRequestList {
  result: DemoRequest[];
  pagination: Pagination;
}

/** What the panel's list of demo requests can be sorted by. */
export const demoRequestSorts = ['createdAt', 'name', 'email', 'mobile'] as const;

const product = string()
  .strict()
  .typeError('product must be a text.')
  .oneOf(products, `product must be one of: ${products.join(', ')}.`)
  .required(`product must be one of: ${products.join(', ')}.`);

/** The fields of a demo request, each of which may be left out but the product. */
export const demoRequestFields = object({
  name: line('name', limits.name),
  email: line('email', limits.email),
  mobile: line('mobile', limits.phone),
  product,
});

export const unreachableText = 'Give a name, an e-mail address or a mobile number.';

/** A demo request needs one way to know who asks: name, e-mail or mobile. */
export const isReachable = (value: {
  name?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
}): boolean => ![value.name, value.email, value.mobile].every(isBlank);

export const demoRequestBody = demoRequestFields
  .shape(formSigns)
  .test('reachable', unreachableText, isReachable);

export const productBody = object({ product });

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
