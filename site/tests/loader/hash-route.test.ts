/** @jest-environment node */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { inlineScript } from '../../publish/pages/inline-script';

const script = inlineScript(join(__dirname, '../../src'), 'follow-hash-route');

/** Runs the script as the start page's head does, and says where it led. */
const openStartPage = (hash: string) => {
  const replace = jest.fn();
  const addEventListener = jest.fn<undefined, [string, () => void]>();
  const location = { hash, replace };
  runInNewContext(script, { location, addEventListener });
  return { replace, addEventListener, location };
};

test.each([
  ['#/contact', '/contact'],
  ['#/FAQ', '/FAQ'],
  ['#/blog-details?id=7', '/blog-details?id=7'],
])('the old address %s is replaced by %s, so that Back does not return to it', (hash, path) => {
  expect(openStartPage(hash).replace).toHaveBeenCalledWith(path);
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
  expect(openStartPage(hash).replace).not.toHaveBeenCalled();
});

test('an old address that is entered on the open start page is followed too', () => {
  const { replace, addEventListener, location } = openStartPage('');
  location.hash = '#/faq';
  const [event, followHash] = addEventListener.mock.calls[0] ?? [];
  followHash?.();
  expect(event).toBe('hashchange');
  expect(replace).toHaveBeenCalledWith('/faq');
});
