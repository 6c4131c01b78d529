const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const pictureData = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,/;

const schemeOf = (address: string, base?: string): string | undefined => {
  try {
    return new URL(address, base).protocol;
  } catch {
    return undefined;
  }
};

/** Whether an address that a person types may be linked to: a complete web, mail or telephone address. */
export function isLinkAddress(address: string): boolean {
  return linkSchemes.has(schemeOf(address) ?? '');
}

/** Whether a link of existing text may stay: besides the above, places of the site itself. */
export function isKeptAddress(address: string): boolean {
  return linkSchemes.has(schemeOf(address, 'https://site.invalid') ?? '');
}

/** Whether a picture's bytes are in its address, in a form that the server takes. */
export const isPictureData = (address: string): boolean => pictureData.test(address);

/** Whether a picture of existing text may stay. */
export function isPictureAddress(address: string): boolean {
  return (
    isPictureData(address) || /^https?:$/.test(schemeOf(address, 'https://site.invalid') ?? '')
  );
}
