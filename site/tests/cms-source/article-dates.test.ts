import { datesOf } from '../../cms-source/article-dates';

const earlier = { createdAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-20T08:00:00.000Z' };
const [published, changed] = ['2026-03-09T08:00:00.000Z', '2026-03-10T08:00:00.000Z'];

test('an article has the dates that the CMS keeps, not those of its rows', () => {
  const dates = { datePublished: published, dateModified: changed };
  expect(datesOf({ ...earlier, ...dates })).toEqual(dates);
});

test('an article without them has those of its rows', () => {
  const none = { datePublished: null, dateModified: null };
  const dates = { datePublished: earlier.createdAt, dateModified: earlier.updatedAt };
  expect(datesOf({ ...earlier, ...none })).toEqual(dates);
  expect(datesOf(earlier)).toEqual(dates);
});

test('no article changed before it was published', () => {
  const dates = { datePublished: changed, dateModified: published };
  expect(datesOf({ ...earlier, ...dates })).toEqual({
    datePublished: changed,
    dateModified: changed,
  });
});
