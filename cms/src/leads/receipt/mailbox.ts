/**
 * What addresses of one mailbox have in common, so that spelling it in another way gets nobody a second receipt: case, a part
 * after `+`, and dots before the `@` make no difference at the large providers. Where they do, somebody misses a receipt.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return `${name.replaceAll('.', '')}${address.slice(at).toLowerCase()}`;
}
