/** @jest-environment node */
import { findings } from '../../../e2e/support/page/structured-data';
import { dc3 } from '../../src/content/pages/dc3';
import { softwareApplication } from '../../src/structured-data/software-application';

const tool = softwareApplication(dc3)('https://www.example.com');

test('valid data has no findings', () => {
  expect(findings(tool)).toEqual([]);
});

test.each([
  ['a missing property', { ...tool, name: undefined }, 'name is missing'],
  ['an empty text', { ...tool, name: ' ' }, 'name is not a valid text'],
  ['an empty list', { ...tool, image: [] }, 'image is empty'],
  ['a path in place of an address', { ...tool, url: '/dc3' }, 'url is not a valid url'],
  ['an invented rating', { ...tool, aggregateRating: 5 }, 'aggregateRating is not in the table'],
  ['an invented price', { ...tool, offers: { price: 0 } }, 'offers is not in the table'],
  ['a subject of another type', { ...tool, publisher: tool }, 'should be a Organization'],
  ['an unknown type', { ...tool, '@type': 'Sofware' }, 'which is not in the table'],
  ['no context', { ...tool, '@context': undefined }, 'no @context'],
  ['no object', 'Dc3', 'is not an object'],
])('%s is found', (_, data, finding) => {
  expect(findings(data)).toEqual([expect.stringContaining(finding)]);
});

test.each(['21.11.2026', '2026-13-01', 'yesterday'])('%s is not a date', (datePosted) => {
  const found = findings({ '@context': 'https://schema.org', '@type': 'JobPosting', datePosted });
  expect(found).toContainEqual(expect.stringContaining('datePosted is not a valid date'));
});
