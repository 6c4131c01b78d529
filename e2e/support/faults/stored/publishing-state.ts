import { setTimeout as wait } from 'node:timers/promises';
import { panelReads, publishNowPath } from '../../api/api';
import { record, send } from '../../api/send';
import type { Reader } from './stored-leads';

/** The publishing status of the panel: `live`, `waiting`, `building` or `failed`. Empty while the CMS is down. */
export async function publishingStatus({ cmsUrl, token }: Reader): Promise<string> {
  const answer = await send(`${cmsUrl}${panelReads.publishing}`, { token }).catch(() => undefined);
  const { status } = record(answer?.body);
  return typeof status === 'string' ? status : '';
}

/** Presses Publish now or Retry. Does nothing while the CMS is down. */
export async function publishNow({ cmsUrl, token }: Reader): Promise<void> {
  await send(`${cmsUrl}${publishNowPath}`, { method: 'POST', token }).catch(() => undefined);
}

/** Waits until the site is live, pressing Retry after failures. */
export async function untilLive(reader: Reader): Promise<void> {
  for (;;) {
    const status = await publishingStatus(reader);
    if (status === 'live') return;
    if (status === 'failed') await publishNow(reader);
    await wait(1_000);
  }
}
