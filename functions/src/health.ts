import type { HealthWord } from './api';
import { answerJson } from './answer';
import type { Call } from './call';
import { askCms, type CmsFinding } from './health-cms';
import { isInOrder, lookAtOutbox, takesLeads, type OutboxFinding } from './health-outbox';
import { isOperator } from './operator';

interface Finding {
  readonly cms: CmsFinding;
  readonly outbox: OutboxFinding;
}

/** What was found, for all who ask until a moment. */
interface Kept {
  readonly of: string;
  readonly until: number;
  readonly finding: Promise<Finding>;
}

/** Anyone may ask, and each finding costs the CMS a call. */
const cacheMs = 5_000;

let last: Kept | undefined;

async function look(call: Call): Promise<Finding> {
  const [cms, outbox] = await Promise.all([askCms(call), lookAtOutbox(call)]);
  return { cms, outbox };
}

async function lookNowAndThen(call: Call): Promise<Finding> {
  const { cms, outbox } = call.settings;
  const of = `${cms.url} ${outbox?.context ?? 'off'}`;
  if (last?.of !== of || last.until <= Date.now()) {
    last = { of, until: Date.now() + cacheMs, finding: look(call) };
  }
  return last.finding;
}

/** `down`: leads are lost. `degraded`: they are not, and someone has to look. */
function wordFor({ cms, outbox }: Finding, call: Call): HealthWord {
  // What the CMS refuses never waits.
  if (cms === 'refused') return 'down';
  if (cms === 'silent' || cms.status === 'down') return takesLeads(outbox) ? 'degraded' : 'down';
  return cms.status === 'ok' && isInOrder(outbox, call) ? 'ok' : 'degraded';
}

/** GET health: a word for everyone, with status 503 when it is `down`; details for whoever runs the site. */
export async function answerHealth(call: Call): Promise<Response> {
  const inDetail = isOperator(call);
  const finding = await lookNowAndThen(call);
  const status = wordFor(finding, call);
  const { cms, outbox } = finding;
  const details = {
    cms: typeof cms === 'string' ? null : cms,
    outbox,
    release: call.context.deploy?.id ?? null,
  };
  return answerJson(status === 'down' ? 503 : 200, { status, ...(inDetail ? details : {}) });
}
