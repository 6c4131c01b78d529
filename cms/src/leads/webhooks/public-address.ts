import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { WebhookNetwork } from './settings';

/** The block from which public IPv6 addresses are given out. What lies outside embeds IPv4, or is not routed. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is reachable from the whole internet: neither private, loopback, link-local, multicast nor reserved,
 * and not an IPv4 address in IPv6 clothing (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6);
}

/** The failure of a connection to an address that is not public. */
export class PrivateAddress extends Error {}

/** The host of an address, as a connection names it: IPv6 without brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether an address names its host by an IP address that is not public. */
export function namesPrivateAddress(url: URL): boolean {
  const host = hostOf(url);
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * A lookup for a connection that refuses private addresses. The connection goes to the addresses that were checked: a name
 * that resolves differently a moment later gains nothing.
 */
export function guardedLookup({ allowPrivate, resolve }: WebhookNetwork): LookupFunction {
  return (host, options, done) => {
    const { family, hints } = options;
    resolve(host, { all: true, family, hints }, (failure, addresses = []) => {
      const [first] = addresses;
      if (failure !== null || first === undefined) {
        done(failure ?? new Error('The name has no address.'), '');
      } else if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        done(new PrivateAddress(), '');
      } else if (options.all === true) {
        done(null, addresses);
      } else {
        done(null, first.address, first.family);
      }
    });
  };
}
