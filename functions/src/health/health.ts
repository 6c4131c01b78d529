import type { HealthWord } from '../api';
import type { Call } from '../call';
import { isOperator } from '../operator';
import { jsonResponse } from '../response';
import {
  acceptsLeads,
  checkCms,
  checkOutbox,
  isHealthy,
  type CmsStatus,
  type OutboxStatus,
} from './checks';

interface Result {
  readonly cms: CmsStatus;
  readonly outbox: OutboxStatus;
}

/** Anyone may call this, and each check costs the CMS a call. */
const cacheMs = 5_000;

let cached:
  { readonly key: string; readonly until: number; readonly result: Promise<Result> } | undefined;

async function check(call: Call): Promise<Result> {
  const [cms, outbox] = await Promise.all([checkCms(call), checkOutbox(call)]);
  return { cms, outbox };
}

function checkCached(call: Call): Promise<Result> {
  const { cms, outbox } = call.settings;
  const key = `${cms.url} ${outbox?.context ?? 'off'}`;
  if (cached?.key !== key || cached.until <= Date.now()) {
    cached = { key, until: Date.now() + cacheMs, result: check(call) };
  }
  return cached.result;
}

/** `down`: leads are lost. `degraded`: none is lost, but someone has to act. */
function summarise({ cms, outbox }: Result, call: Call): HealthWord {
  // A lead that the CMS refuses never waits.
  if (cms === 'refused') return 'down';
  if (cms === 'silent' || cms.status === 'down') return acceptsLeads(outbox) ? 'degraded' : 'down';
  return cms.status === 'ok' && isHealthy(outbox, call) ? 'ok' : 'degraded';
}

/** GET health: one word for everyone, with status 503 if it is `down`; details for the operator. */
export async function reportHealth(call: Call): Promise<Response> {
  const withDetails = isOperator(call);
  const result = await checkCached(call);
  const status = summarise(result, call);
  const { cms, outbox } = result;
  const details = {
    cms: typeof cms === 'string' ? null : cms,
    outbox,
    release: call.context.deploy?.id ?? null,
  };
  return jsonResponse(status === 'down' ? 503 : 200, {
    status,
    ...(withDetails ? details : {}),
  });
}
