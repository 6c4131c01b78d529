import type { Context } from 'koa';
import { accountKey } from '../accounts/account-key';
import { sentAccount } from '../accounts/sent-account';
import { createFirstAdminPath } from '../contract/admin';
import { panelUrl } from '../contract/panel';
import { endpointUrl } from '../contract/routes';
import { callName } from '../http/call-name';
import { clientAddress, isDelivery } from './client-address';
import type { Try } from './limiter';
import { networkOf } from '../contract/network';

/** What is counted of the calls of one address. */
export interface Rule {
  tries(ctx: Context): Try[];
  /** A call that turned out well does not count. */
  onlyFailures: boolean;
  /** What happens while the database cannot count: passwords are not tried uncounted, but no lead is lost. */
  withoutStore: 'refuse' | 'pass';
}

/** The network of the one who calls, which limits count by. */
export const callerNetwork = (ctx: Context): string => {
  const address = clientAddress(ctx);
  return networkOf(address) ?? address;
};

const byAddress = (ctx: Context): Try[] => [{ limit: 'loginAddress', of: callerNetwork(ctx) }];

/** The address comes first, so that someone who is locked out does not count against other accounts too. */
function byAddressAndAccount(ctx: Context): Try[] {
  const account = sentAccount(ctx);
  if (account === undefined) return byAddress(ctx);
  return [...byAddress(ctx), { limit: 'loginAccount', of: accountKey(account) }];
}

const login: Rule = { tries: byAddressAndAccount, onlyFailures: true, withoutStore: 'refuse' };
// It answers the same for every account, so that no call of it counts as turned out well.
const forgotten: Rule = { ...login, onlyFailures: false };
const guarded: Rule = { tries: byAddress, onlyFailures: true, withoutStore: 'refuse' };
const publicWrite: Rule = {
  tries: (ctx) => (isDelivery(ctx) ? [] : [{ limit: 'publicWrite', of: callerNetwork(ctx) }]),
  onlyFailures: false,
  withoutStore: 'pass',
};

const rules: Readonly<Record<string, Rule>> = {
  'POST /admin/login': login,
  [`POST ${endpointUrl('adminlogin')}`]: login,
  'POST /admin/forgot-password': forgotten,
  'POST /admin/reset-password': guarded,
  'POST /admin/register-admin': guarded,
  'POST /admin/register': guarded,
  'GET /admin/registration-info': guarded,
  [`POST ${panelUrl('createadmin')}`]: guarded,
  [`POST /web-admin/${createFirstAdminPath}`]: guarded,
  [`POST ${endpointUrl('createcontactus')}`]: publicWrite,
  [`POST ${endpointUrl('createrequestdemo')}`]: publicWrite,
};

/** The rule for a call, if it has one. */
export function ruleFor(ctx: Context): Rule | undefined {
  return rules[callName(ctx)];
}
