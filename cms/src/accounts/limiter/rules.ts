import type { Context } from 'koa';
import { accountKey } from '../find-account';
import { sentAccount } from '../sent-account';
import { createFirstAdminPath } from '../../contract/admin';
import { previewPath, previewPicturePath } from '../../contract/content/preview';
import { field } from '../../contract/json';
import { panelUrl } from '../../contract/panel';
import { endpointUrl } from '../../contract/routes';
import { callName } from '../../http/call-name';
import { networkOf } from '../../contract/network';
import { clientAddress, isDelivery, isFunctionCall } from '../../http/client-address';
import type { Limiter, Try } from './limiter';
import { deviceOf, issueDevice, placeOf } from './places';

/** What is counted for the calls of one address. */
export interface Rule {
  tries(ctx: Context, limiter: Limiter): Promise<Try[]>;
  /** Whether a call that succeeds is not counted. */
  onlyFailures: boolean;
  /** What else to do after a call that succeeded. */
  afterSuccess?(ctx: Context, limiter: Limiter): Promise<void>;
  /** What to do while the database cannot count: no password is tried uncounted, but no lead is lost. */
  withoutStore: 'refuse' | 'pass';
}

/** The caller's network, by which limits count. */
export const callerNetwork = (ctx: Context): string => {
  const address = clientAddress(ctx);
  return networkOf(address) ?? address;
};

const networkTry = (ctx: Context): Try => ({ limit: 'loginAddress', of: callerNetwork(ctx) });

const byAddress = (ctx: Context): Promise<Try[]> => Promise.resolve([networkTry(ctx)]);

/**
 * Attempts of strangers at one account count together, wherever they come from. A device that the account knows has its own
 * count, so that nobody elsewhere can use it up; so does a known network, after its address. The address is checked first,
 * so that a caller who is locked out does not count against other accounts.
 */
async function byPlace(ctx: Context, limiter: Limiter): Promise<Try[]> {
  const sent = sentAccount(ctx);
  if (sent === undefined) return byAddress(ctx);
  const account = accountKey(sent);
  const device = deviceOf(ctx);
  const there = device === undefined ? undefined : placeOf(account, 'device', device);
  if (there !== undefined && (await limiter.knows(there))) {
    return [{ limit: 'loginPlace', of: there }];
  }
  const home = placeOf(account, 'network', callerNetwork(ctx));
  const counted: Try = (await limiter.knows(home))
    ? { limit: 'loginPlace', of: home }
    : { limit: 'loginAccount', of: account };
  return [networkTry(ctx), counted];
}

/** From now on, the account knows this network and the browser's device. */
async function rememberPlaces(ctx: Context, limiter: Limiter, name: unknown): Promise<void> {
  if (typeof name !== 'string') return;
  const account = accountKey(name);
  await limiter.remember(placeOf(account, 'network', callerNetwork(ctx)));
  // The function forwards no cookies.
  if (isFunctionCall(ctx)) return;
  await limiter.remember(placeOf(account, 'device', issueDevice(ctx)));
}

/** The e-mail of the account that a link has opened. The call holds only the link's code. */
const answeredEmail = ({ body }: Context): unknown =>
  field(field(field(body, 'data'), 'user'), 'email');

// The answer is the same for every account, so that no call counts as a success.
const forgotten: Rule = { tries: byPlace, onlyFailures: false, withoutStore: 'refuse' };
const login: Rule = {
  ...forgotten,
  onlyFailures: true,
  afterSuccess: (ctx, limiter) => rememberPlaces(ctx, limiter, sentAccount(ctx)),
};
const guarded: Rule = { tries: byAddress, onlyFailures: true, withoutStore: 'refuse' };
// An invitation and a link for a new password log in, too.
const link: Rule = {
  ...guarded,
  afterSuccess: (ctx, limiter) => rememberPlaces(ctx, limiter, answeredEmail(ctx)),
};
const publicWrite: Rule = {
  tries: (ctx) =>
    Promise.resolve(isDelivery(ctx) ? [] : [{ limit: 'publicWrite', of: callerNetwork(ctx) }]),
  onlyFailures: false,
  withoutStore: 'pass',
};

const preview: Rule = {
  tries: (ctx) => Promise.resolve([{ limit: 'preview', of: callerNetwork(ctx) }]),
  onlyFailures: false,
  withoutStore: 'refuse',
};

const rules: Readonly<Record<string, Rule>> = {
  'POST /admin/login': login,
  [`POST ${endpointUrl('adminlogin')}`]: login,
  'POST /admin/forgot-password': forgotten,
  'POST /admin/reset-password': link,
  'POST /admin/register-admin': guarded,
  'POST /admin/register': link,
  'GET /admin/registration-info': guarded,
  [`POST ${panelUrl('createadmin')}`]: guarded,
  [`POST /web-admin/${createFirstAdminPath}`]: guarded,
  [`POST ${endpointUrl('createcontactus')}`]: publicWrite,
  [`POST ${endpointUrl('createrequestdemo')}`]: publicWrite,
  [`POST ${previewPath}`]: preview,
  [`POST ${previewPicturePath}`]: preview,
};

/** The rule for a call, if it has one. */
export function ruleFor(ctx: Context): Rule | undefined {
  return rules[callName(ctx)];
}
