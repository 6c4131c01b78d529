/**
 * What addresses of one mailbox have in common, so that spelling it in another way gets nobody a second receipt: case, a part
 * after `+`, and dots before the `@` make no difference at the large providers. Where they do, somebody misses a receipt.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return `${name.replaceAll('.', '')}${address.slice(at).toLowerCase()}`;
}

/** A moment as a visitor reads it, who may be in another zone. */
const promisedText = (moment: Date, zone: string): string => {
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(moment);
  const day = text({ day: 'numeric', month: 'long', year: 'numeric' });
  const time = text({ hour: '2-digit', minute: '2-digit', timeZoneName: 'long' });
  return `${text({ weekday: 'long' })}, ${day}, ${time} (${zone})`;
};

/**
 * Subject and text of the receipt for a message of the contact form. Whoever filled the form in may have named somebody else's
 * address: nothing that was typed is in it.
 * @param about.reference the lead's id
 * @param about.due until when the firm calls back
 * @param about.zone the firm's time zone
 * @param about.site the public address of the site, if it is known
 */
export function receiptMail({
  reference,
  due,
  zone,
  site,
}: {
  reference: string;
  due: Date;
  zone: string;
  site: string | undefined;
}): { subject: string; text: string } {
  const form =
    site === undefined ? 'the contact form of our website' : `the contact form of ${site}`;
  const lines = [
    'Thank you. We have received your message.',
    '',
    `We will call you back by ${promisedText(due, zone)}.`,
    '',
    `Your reference: ${reference}`,
    '',
    'To add something, reply to this mail.',
    '',
    `This mail was sent automatically, because somebody entered this address in ${form}. If it was not you, you need not do anything.`,
  ];
  return { subject: 'We have received your message', text: `${lines.join('\n')}\n` };
}
