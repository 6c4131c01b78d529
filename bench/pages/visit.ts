import type { Browser } from 'playwright-core';
import { newPhone } from '../browser/phone';
import { untilQuiet } from '../browser/quiet';
import { kinds, type Kind } from '../sites/kinds';
import type { Figures } from '../part';
import { Transfer } from './transfer';
import { useEverything } from './use';
import { weigh, type Sort } from './weigh';

/** Until when a page's bytes are counted: its load event, until it is idle, and after everything on it was used. */
export type Moment = 'loaded' | 'idle' | 'used';

const named = (when: Moment, bytes: Record<Sort, number>) =>
  Object.fromEntries(Object.entries(bytes).map(([sort, size]) => [`${when} ${sort}`, size]));

/** The bytes of one page up to each of these moments. */
export async function visit(browser: Browser, siteUrl: string, kind: Kind): Promise<Figures> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    const transfer = await Transfer.of(page);
    await page.goto(`${siteUrl}${kinds[kind]}`, { waitUntil: 'load' });
    await untilQuiet(page);
    const loaded = named('loaded', weigh(transfer.receivedAtLoad));
    const requests = transfer.received.length;
    const idle = named('idle', weigh(transfer.received));
    await useEverything(page, kind);
    const used = named('used', weigh(transfer.received));
    return { requests, ...loaded, ...idle, ...used };
  } finally {
    await context.close();
  }
}
