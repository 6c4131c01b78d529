import { leadSource } from '../../../src/ui/form/lead-source';

const visit = (text: string) => {
  sessionStorage.setItem('visit', text);
};

function arriveFrom(referrer: string) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('a lead names the page of the form, the first page of the visit, the referring website and the campaign', () => {
  const campaign =
    'utm_source=news&utm_medium=mail&utm_campaign=Q4%20launch&utm_term=hr&utm_content=a';
  visit(`https://example.com/blog/?${campaign}&gclid=secret#top https://www.search.example/q?q=hr`);
  history.replaceState(null, '', '/contact/?mail=ada@example.com');
  expect(leadSource()).toEqual({
    page: '/contact/',
    landing: '/blog/',
    referrer: 'www.search.example',
    utm_source: 'news',
    utm_medium: 'mail',
    utm_campaign: 'Q4 launch',
    utm_term: 'hr',
    utm_content: 'a',
  });
});

test('a visit that began on this page and without a referrer has its path only', () => {
  visit('https://example.com/ ');
  expect(leadSource()).toEqual({ page: '/', landing: '/' });
});

test('a page of the site itself is no referring website', () => {
  visit(`https://example.com/faq/ ${location.origin}/blog/`);
  expect(leadSource()).toEqual({ page: '/', landing: '/faq/' });
});

test('without storage, the visit begins with the current page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  arriveFrom('android-app://com.example.mail/');
  history.replaceState(null, '', '/contact/?utm_source=card');
  expect(leadSource()).toEqual({
    page: '/contact/',
    landing: '/contact/',
    referrer: 'com.example.mail',
    utm_source: 'card',
  });
});

test.each(['garbage', ' ', '{"a":1}', 'https:// javascript:alert(1)'])(
  'the stored text %j makes no lead fail',
  (text) => {
    visit(text);
    expect(leadSource()).toEqual({ page: '/' });
  },
);

test('a long address is cut, so that the form can still be sent', () => {
  visit(`https://example.com/${'a'.repeat(5_000)}?utm_source=${'b'.repeat(90_000)} `);
  expect(JSON.stringify(leadSource()).length).toBeLessThan(400);
});
