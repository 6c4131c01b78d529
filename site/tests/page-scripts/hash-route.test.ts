/** @jest-environment node */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { inlineScript } from '../../publish/pages/inline-script';

const script = inlineScript(join(__dirname, '../../src'), 'follow-hash-route');

/** Runs the script as the head of the start page does, and returns the redirect. */
const openStartPage = (hash: string) => {
  const replace = jest.fn();
  const location = { hash, replace };
  const window: { onhashchange?: () => void } = {};
  runInNewContext(script, { location, window });
  return { replace, window, location };
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
])('the fragment "%s" does not redirect', (hash) => {
  expect(openStartPage(hash).replace).not.toHaveBeenCalled();
});

test('an old address entered on the open start page also redirects', () => {
  const { replace, window, location } = openStartPage('');
  location.hash = '#/faq';
  window.onhashchange?.();
  expect(replace).toHaveBeenCalledWith('/faq');
});
