import { isPictureData } from './address';

const keptAttributes = new Set(['href', 'src', 'alt', 'scope', 'data-pm-slice']);

/**
 * What is left of pasted HTML: no attribute but those that rich text knows, and no picture that would be fetched from
 * elsewhere. The editor's schema then drops every element that it does not know.
 */
export function cleanPaste(html: string): string {
  // A document of this kind runs no script and loads no picture.
  // Its first heading level is the page's own, as for the server.
  const { body } = new DOMParser().parseFromString(
    html.replace(/(<\/?)h1\b/gi, '$1h2'),
    'text/html',
  );
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!keptAttributes.has(name)) element.removeAttribute(name);
    }
  }
  for (const picture of body.querySelectorAll('img')) {
    if (!isPictureData(picture.getAttribute('src') ?? '')) picture.remove();
  }
  return body.innerHTML;
}
