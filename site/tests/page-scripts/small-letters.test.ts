/** @jest-environment node */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { inlineScript } from '../../publish/pages/inline-script';

const script = inlineScript(join(__dirname, '../../src'), 'follow-small-letters');

/** Runs the script as the head of the fallback page does, and returns the redirect. */
const openFallbackPage = (address: string) => {
  const replace = jest.fn();
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  runInNewContext(script, { location: { pathname, search, hash, replace } });
  return replace;
};

test.each([
  ['/About', '/about'],
  ['/FAQ?q=Dc3', '/faq?q=Dc3'],
  ['/AKSA-Studio#Top', '/aksa-studio#Top'],
])('%s leads to %s, so that Back does not return to it', (address, path) => {
  expect(openFallbackPage(address)).toHaveBeenCalledWith(path);
});

test.each(['/abuot', '/abuot?q=Dc3', 'https://example.com//Evil.example'])(
  '%s stays on the fallback page',
  (address) => {
    expect(openFallbackPage(address)).not.toHaveBeenCalled();
  },
);
