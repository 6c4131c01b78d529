/** A telephone number of the firm, however it is written. */
export interface Phone {
  /** The code of its country, digits alone. */
  country: string;
  number: string;
}

/** The number as a telephone anywhere in the world dials it: `+41445550142`. */
export function dialled({ country, number }: Phone): string {
  // "(0)" is only dialled at home.
  const digits = number.replaceAll('(0)', '').replace(/[^\d+]/g, '');
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return `+${country}${digits.replace(/^0/, '')}`;
}

/** The address of a link that calls it. */
export const phoneLink = (phone: Phone) => `tel:${dialled(phone)}`;
