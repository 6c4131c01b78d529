import { lookup } from 'node:dns';
import { flag } from '../../setup/environment';

/** Finds the addresses of a host, as `dns.lookup` does. */
export type Resolve = (
  host: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' | undefined; hints?: number | undefined },
  done: (failure: Error | null, addresses?: { address: string; family: number }[]) => void,
) => void;

/** Where webhooks may be sent. */
export interface WebhookNetwork {
  /** Also to private addresses, and over HTTP. */
  allowPrivate: boolean;
  resolve: Resolve;
  /** Milliseconds that one try may take. */
  timeoutMs: number;
}

/**
 * The network that the environment allows.
 * @throws Error when WEBHOOKS_ALLOW_PRIVATE is neither `true` nor `false`
 */
export const webhookNetwork = (): WebhookNetwork => ({
  allowPrivate: flag('WEBHOOKS_ALLOW_PRIVATE'),
  resolve: (host, options, done) => {
    lookup(host, options, done);
  },
  timeoutMs: 15_000,
});
