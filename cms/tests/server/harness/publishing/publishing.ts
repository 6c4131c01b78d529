import { setTimeout as wait } from 'node:timers/promises';
import {
  deployNotificationPath,
  deploySignatureHeader,
} from '../../../../src/contract/content/publishing';
import { changePublication } from '../../../../src/publishing/change-publication';
import {
  neverChanged,
  nothingWaits,
  type Publication,
} from '../../../../src/publishing/publication';
import { readPublication } from '../../../../src/publishing/read-publication';
import { call, login, record } from '../call';
import { firstAdmin, type TestCms } from '../cms';
import { send } from '../content';
import { signDeploy } from '../host';

export const deploySecret = 'a'.repeat(32);

/** Logs the first admin in. @returns the access token */
export const logIn = (cms: TestCms): Promise<string> =>
  login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);

/** Waits until a condition holds. @throws Error if it does not hold in time */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  ms = 15_000,
): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error(`In ${String(ms)} ms this did not come true: ${what}.`);
    await wait(50);
  }
}

export const stateOf = (cms: TestCms): Promise<Publication> => readPublication(cms.strapi);

/** Overwrites part of the state, so that a test can start from it. */
export async function setState(cms: TestCms, part: Partial<Publication>): Promise<void> {
  await changePublication(cms.strapi, (state) => ({ ...state, ...part }));
}

/** Sets the state to "all changes are live". @returns the live revision */
export async function settle(cms: TestCms): Promise<number> {
  const { changedRevision } = await stateOf(cms);
  await setState(cms, {
    ...neverChanged,
    changedRevision,
    calledRevision: changedRevision,
    liveRevision: changedRevision,
    liveAt: Date.now(),
  });
  return changedRevision;
}

/** Sets the state to "the host is building all changes". @returns the revision of that build */
export async function beginBuild(cms: TestCms): Promise<number> {
  const { changedRevision } = await stateOf(cms);
  const called = { calledRevision: changedRevision, calledAt: Date.now() };
  await setState(cms, { ...nothingWaits, ...called });
  return changedRevision;
}

/** The state of the site as the panel gets it. */
export async function shown(cms: TestCms, token: string): Promise<Record<string, unknown>> {
  const { status, body } = await call(cms, '/web-admin/publishing', { token });
  if (status !== 200) throw new Error(`The state was answered with ${String(status)}.`);
  return body;
}

export const statusOf = async (cms: TestCms, token: string) => (await shown(cms, token)).status;

/** Creates a FAQ as the panel does, which publishes it. @returns its id */
export async function createFaq(cms: TestCms, token: string, question = 'Why?'): Promise<string> {
  const body = { question, description: '<p>Because.</p>' };
  const { status, id } = await send(cms, '/web-admin/faq/createfaq', { token, body });
  if (status !== 201) throw new Error(`createfaq answered ${String(status)}.`);
  return id;
}

/** The state of one FAQ as the panel gets it. */
export async function faqStatus(cms: TestCms, token: string, id: string): Promise<unknown> {
  const { body } = await call(cms, `/web-admin/faqs/${id}`, { token });
  return record(body.result).publishing;
}

/** Notifies the CMS of a deploy as the host does. @returns the status of the answer */
export async function notify(cms: TestCms, deploy: object): Promise<number> {
  const body = JSON.stringify({
    context: 'production',
    created_at: new Date().toISOString(),
    ...deploy,
  });
  const signature = signDeploy(body, { secret: deploySecret });
  return notifyAs(cms, body, signature);
}

/** Sends a notification with any body and signature. @returns the status of the answer */
export async function notifyAs(cms: TestCms, body: string, signature: string): Promise<number> {
  const response = await fetch(`${cms.url}${deployNotificationPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [deploySignatureHeader]: signature },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
