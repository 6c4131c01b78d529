import { contactFaqs } from '../../../src/setup/seed/content/faqs/contact';
import { serviceFaqs } from '../../../src/setup/seed/content/faqs/services';

jest.mock('../../../src/contract/leads/promise', () => ({
  promiseTexts: {
    hours: '<the hours>',
    supportWithin: '<the time of support>',
    callBackWithin: '<the time of a call back>',
  },
}));

test.each([
  ['How fast do you answer the contact form?', /call you back <the time of a call back>\./],
  ['When is support open?', /^<p><the hours>\..*an answer <the time of support>\./],
  ['What happens after go-live?', /support answers <the time of support>, <the hours>\./],
])('the FAQ of a new CMS “%s” promises what the clock counts by', (question, promise) => {
  const faq = [...contactFaqs, ...serviceFaqs].find((each) => each.question === question);
  expect(faq?.description).toMatch(promise);
});
