import { optional } from '../../setup/environment';

/** The host of the site, where SITE_URL names it: an address with it is a path. */
export function ownHosts(): string[] {
  const address = optional('SITE_URL') ?? '';
  return URL.canParse(address) ? [new URL(address).host] : [];
}
