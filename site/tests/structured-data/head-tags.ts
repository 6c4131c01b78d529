import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The tags that a page's `Head` writes. */
export const tagsOf = (head: ReactElement): string => renderToStaticMarkup(head);
