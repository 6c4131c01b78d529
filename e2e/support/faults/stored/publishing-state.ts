import { setTimeout as wait } from 'node:timers/promises';
import { panelReads, publishNowPath } from '../../api/api';
import { record, send } from '../../api/send';
import type { Reader } from './stored-leads';

/** How far the site has come, as the panel is told: `live`, `waiting`, `building` or `failed`. Empty while the CMS is away. */
export async function publishingStatus({ cmsUrl, token }: Reader): Promise<string> {
  const answer = await send(`${cmsUrl}${panelReads.publishing}`, { token }).catch(() => undefined);
  const { status } = record(answer?.body);
  return typeof status === 'string' ? status : '';
}

/** Presses Publish now, or Retry. Without the CMS nothing comes of it. */
export async function publishNow({ cmsUrl, token }: Reader): Promise<void> {
  await send(`${cmsUrl}${publishNowPath}`, { method: 'POST', token }).catch(() => undefined);
}

/** Waits until the site shows what the CMS holds, as an admin does: after a failure they press Retry. */
export async function untilLive(reader: Reader): Promise<void> {
  for (;;) {
    const status = await publishingStatus(reader);
    if (status === 'live') return;
    if (status === 'failed') await publishNow(reader);
    await wait(1_000);
  }
}
