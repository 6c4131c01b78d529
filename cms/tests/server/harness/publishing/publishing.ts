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

/** A session of the first admin. */
export const logIn = (cms: TestCms): Promise<string> =>
  login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);

/** Waits until something holds. @throws Error when it does not in time */
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

/** Writes a part of the state, to go on at another moment of it. */
export async function setState(cms: TestCms, part: Partial<Publication>): Promise<void> {
  await changePublication(cms.strapi, (state) => ({ ...state, ...part }));
}

/** As if everything that was changed were live. @returns the revision that is live */
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

/** As if the host had taken a call for everything that was changed. @returns the revision that its build brings */
export async function beginBuild(cms: TestCms): Promise<number> {
  const { changedRevision } = await stateOf(cms);
  const called = { calledRevision: changedRevision, calledAt: Date.now() };
  await setState(cms, { ...nothingWaits, ...called });
  return changedRevision;
}

/** What the panel is told of the site. */
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

/** What the panel is told of one FAQ. */
export async function faqStatus(cms: TestCms, token: string, id: string): Promise<unknown> {
  const { body } = await call(cms, `/web-admin/faqs/${id}`, { token });
  return record(body.result).publishing;
}

/** The host notifies the CMS of a deploy. @returns the status of the answer */
export async function notify(cms: TestCms, deploy: object): Promise<number> {
  const body = JSON.stringify({
    context: 'production',
    created_at: new Date().toISOString(),
    ...deploy,
  });
  const signature = signDeploy(body, { secret: deploySecret });
  return notifyAs(cms, body, signature);
}

/** The same with any body and signature. */
export async function notifyAs(cms: TestCms, body: string, signature: string): Promise<number> {
  const response = await fetch(`${cms.url}${deployNotificationPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [deploySignatureHeader]: signature },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
