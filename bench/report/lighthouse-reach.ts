import type { Reach, Taken } from '../part';
import { median, medianOf, show } from './figures';
import { atMost } from './reach';

interface Pages {
  ownPages: readonly string[];
  kindPages: readonly string[];
  autoplay: readonly string[];
  /** The address without a page; its status costs the fallback page SEO. */
  noPage: string;
}

const named = (pages: readonly string[]) =>
  pages.length === 0 ? '' : `; not on ${pages.map((page) => `\`${page}\``).join(', ')}`;

/** "To reach" of Lighthouse, over what was measured so far. */
export function reachOf(taken: readonly Taken[], pages: Pages): Reach[] {
  const { ownPages, kindPages, autoplay, noPage } = pages;
  const measured = ownPages.filter(
    (page) => !Number.isNaN(medianOf(taken, { page, site: 'ours' }, 'lcp')),
  );
  const value = (page: string, figure: string) => medianOf(taken, { page, site: 'ours' }, figure);
  const of = `${String(measured.length)} of ${String(ownPages.length)} pages measured`;

  const complete = measured.length === ownPages.length;

  const below = (scores: readonly string[]) => (page: string) =>
    scores.some((name) => value(page, name) < 100 && !(page === noPage && name === 'seo'));
  const imperfect = measured.filter(
    below(['performance', 'accessibility', 'best-practices', 'seo']),
  );
  const still = measured.filter((page) => !autoplay.includes(page));
  const moving = measured.filter((page) => autoplay.includes(page));
  const none = measured.length === 0 ? Number.NaN : 0;
  const most = (list: readonly string[], figure: string) =>
    list.length === 0 ? Number.NaN : Math.max(...list.map((page) => value(page, figure)));
  const blocked = most(still, 'tbt');
  const blockedMoving = most(moving, 'tbt');
  const shift = most(measured, 'cls');
  const scripts = most(still, 'scripts');

  const lcp = (site: string) =>
    median(
      kindPages
        .map((page) => medianOf(taken, { page, site }, 'lcp'))
        .filter((each) => !Number.isNaN(each)),
    );
  const compared = kindPages.every((page) =>
    ['ours', 'astro'].every((site) => !Number.isNaN(medianOf(taken, { page, site }, 'lcp'))),
  );
  const ratio = lcp('ours') / lcp('astro');

  return [
    atMost(
      'JavaScript before interaction, every route without autoplay',
      '0 bytes',
      scripts,
      0,
      `at most ${show(scripts)} bytes; ${of}`,
      complete,
    ),
    atMost(
      'Lighthouse mobile, every public route, median',
      '100 / 100 / 100 / 100 (the fallback page without SEO)',
      imperfect.length + none,
      0,
      `${of}, ${String(measured.length - imperfect.length)} of them with four times 100${named(imperfect)}`,
      complete,
    ),
    atMost(
      'Total blocking time, routes without autoplay',
      '0 ms',
      blocked,
      0,
      `at most ${show(blocked)} ms`,
      complete,
    ),
    atMost(
      'Total blocking time, routes with autoplay',
      '≤ 100 ms',
      blockedMoving,
      100,
      `at most ${show(blockedMoving)} ms`,
      complete,
    ),
    atMost('Layout shift (CLS), every route', '0', shift, 0, `at most ${show(shift, 4)}`, complete),
    atMost(
      'LCP against the Astro twin, median over the five kinds',
      '≤ 1.05 ×',
      ratio,
      1.05,
      `${show(ratio, 2)} × (${show(lcp('ours'))} ms and ${show(lcp('astro'))} ms)`,
      compared,
    ),
  ];
}
