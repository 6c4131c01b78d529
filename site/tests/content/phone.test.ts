import { phoneLink } from '../../src/content/phone';

test.each([
  ['555-0142', '41', 'tel:+415550142'],
  ['044 555 01 42', '41', 'tel:+41445550142'],
  ['+41 (0)44 555 01 42', '41', 'tel:+41445550142'],
  ['0041 44 555 01 42', '41', 'tel:+41445550142'],
  ['(022) 5550-178', '91', 'tel:+91225550178'],
])('%s is called with its country code', (number, country, link) => {
  expect(phoneLink({ country, number })).toBe(link);
});
