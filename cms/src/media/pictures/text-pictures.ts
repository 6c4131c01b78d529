// The sanitiser writes a picture's address first and escapes every other `<` and `"`, so this pattern matches only
// pictures.
const address = /<img src="([^"]*)"/g;

const decoded = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const encoded = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The addresses of the pictures in a sanitised text, in order. */
export function textPictures(html: string): string[] {
  return [...html.matchAll(address)].map(([, source = '']) => decoded(source));
}

/** A sanitised text with the addresses of its pictures replaced. */
export function withTextPictures(html: string, addressFor: (source: string) => string): string {
  return html.replace(
    address,
    (_match, source: string) => `<img src="${encoded(addressFor(decoded(source)))}"`,
  );
}

/** The length of a text without pictures that are included as data URLs. */
export function lengthWithoutPictures(html: string): number {
  return html.replace(/src\s*=\s*(["'])\s*data:[^"'<>]*\1/gi, '').length;
}

/** A sanitised text without the pictures at some addresses. */
export function withoutTextPictures(html: string, addresses: ReadonlySet<string>): string {
  return html.replace(/<img src="([^"]*)"[^>]*>/g, (picture, source: string) =>
    addresses.has(decoded(source)) ? '' : picture,
  );
}
