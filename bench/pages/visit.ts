import type { Browser } from 'playwright-core';
import { newPhone } from '../browser/phone';
import { untilQuiet } from '../browser/quiet';
import { kinds, type Kind } from '../house/kinds';
import type { Figures } from '../part';
import { Transfer } from './transfer';
import { useEverything } from './use';
import { weigh, type Sort } from './weigh';

const named = (when: string, bytes: Record<Sort, number>) =>
  Object.fromEntries(Object.entries(bytes).map(([sort, size]) => [`${when} ${sort}`, size]));

/** The bytes of one page: until it asks for nothing more by itself, and after everything on it was used. */
export async function visit(browser: Browser, siteUrl: string, kind: Kind): Promise<Figures> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    const transfer = await Transfer.of(page);
    await page.goto(`${siteUrl}${kinds[kind]}`, { waitUntil: 'load' });
    await untilQuiet(page);
    const requests = transfer.received.length;
    const before = weigh(transfer.received);
    await useEverything(page, kind);
    const after = weigh(transfer.received);
    return { requests, ...named('before', before), ...named('after', after) };
  } finally {
    await context.close();
  }
}
