import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';

/** The head of a page as it is pre-rendered. */
export function headOf(page: ReactElement) {
  renderToStaticMarkup(page);
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  const tags = [title, meta, link, script].map(String).join('\n');
  return {
    language: htmlAttributes.toString(),
    tags: tags.replaceAll(' data-react-helmet="true"', ''),
  };
}
