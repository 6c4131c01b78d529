import { Refusal } from './errors';

/** Spec §3: the products a demo can be asked for, in the order of their numbers (Aksa Studio is 1). */
export const products = ['Aksa Studio', 'Dc3', 'Reorg Chart Modelling'] as const;

export type Product = (typeof products)[number];

/**
 * Reads `?product=` of a list.
 * @throws Refusal when it names none of the products
 */
export function readProduct(raw: string | null | undefined): Product {
  const product = products.find((known) => known === raw);
  if (product === undefined) {
    throw new Refusal('invalid_query', `product must be one of: ${products.join(', ')}.`);
  }
  return product;
}
