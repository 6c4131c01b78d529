import type { Product } from '../../api';

/** The name of the popup's draft: each product has its own. */
export const draftOf = (product: Product) => `demo:${product}`;
