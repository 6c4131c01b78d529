import { datedByContent } from '../../cms-source/feed';

const built = '<lastBuildDate>Sat, 21 Nov 2026 12:00:00 GMT</lastBuildDate>';
const item = (date: string) => `<item><pubDate>${date}</pubDate></item>`;

test('the date of a feed is that of its newest entry', () => {
  const entries =
    item('Tue, 03 Mar 2026 08:00:00 GMT') +
    item('Mon, 09 Mar 2026 08:00:00 GMT') +
    item('Sun, 01 Mar 2026 08:00:00 GMT');
  expect(datedByContent(built + entries)).toBe(
    `<lastBuildDate>Mon, 09 Mar 2026 08:00:00 GMT</lastBuildDate>${entries}`,
  );
});

test('a later change of an entry counts', () => {
  const changed = `${item('Mon, 09 Mar 2026 08:00:00 GMT')}<atom:updated>2026-03-10T08:00:00.000Z</atom:updated>`;
  expect(datedByContent(built + changed)).toContain('Tue, 10 Mar 2026 08:00:00 GMT');
});

test('a feed without entries has no date', () => {
  expect(datedByContent(`<channel>${built}</channel>`)).toBe('<channel></channel>');
});
