import { runInNewContext } from 'node:vm';
import { hashRoute, hashRouteScript } from '../../src/components/layout/hashRoute';

test.each([
  ['#/contact', '/contact'],
  ['#/FAQ', '/FAQ'],
  ['#/blog-details?id=7', '/blog-details?id=7'],
])('the old address %s stands for %s', (hash, path) => {
  expect(hashRoute('/', hash)).toBe(path);
});

test.each([
  '',
  '#',
  '#/',
  '#main',
  '#//evil.example',
  '#/\\evil.example',
  '#/.evil',
  '#https://evil.example',
])('the fragment "%s" leads nowhere', (hash) => {
  expect(hashRoute('/', hash)).toBeUndefined();
});

test('only the start page had hash addresses', () => {
  expect(hashRoute('/faq', '#/contact')).toBeUndefined();
});

/** Runs the script as the page's head does, and says where it led. */
const openOldAddress = (hash: string) => {
  const replace = jest.fn();
  const addEventListener = jest.fn<undefined, [string, () => void]>();
  const location = { pathname: '/', hash, replace };
  runInNewContext(hashRouteScript, { location, addEventListener });
  return { replace, addEventListener, location };
};

test('the script in the head replaces an old address, so that Back does not return to it', () => {
  expect(openOldAddress('#/contact').replace).toHaveBeenCalledWith('/contact');
});

test('the script in the head leaves other fragments alone', () => {
  expect(openOldAddress('#//evil.example').replace).not.toHaveBeenCalled();
});

test('an old address that is entered on the open start page is followed too', () => {
  const { replace, addEventListener, location } = openOldAddress('');
  location.hash = '#/faq';
  const [event, followHash] = addEventListener.mock.calls[0] ?? [];
  followHash?.();
  expect(event).toBe('hashchange');
  expect(replace).toHaveBeenCalledWith('/faq');
});
