/** @jest-environment node */
import { checkCms } from '../../cms-source/checks';
import { startStandIn } from '../stand-in-cms';

const token = 'a-secret-token';

/** A CMS that responds to each path with the status from `statusOf`. */
function startCms(statusOf: (path: string) => number): Promise<string> {
  return startStandIn((request, response) => {
    const mayRead = request.headers.authorization === `Bearer ${token}`;
    response.statusCode = mayRead ? statusOf(request.url ?? '') : 401;
    response.end('{}');
  });
}

test('a CMS that responds to every request passes', async () => {
  const url = await startCms(() => 200);
  await expect(checkCms({ url, token })).resolves.toBeUndefined();
});

test('an unreachable CMS is named in the error', async () => {
  await expect(checkCms({ url: 'http://127.0.0.1:1', token })).rejects.toThrow(
    /^The CMS at http:\/\/127\.0\.0\.1:1 cannot be reached \(.+\)\.$/,
  );
});

test('a token without permission to read the content types has its own message', async () => {
  const url = await startCms((path) => (path.includes('components') ? 403 : 200));
  await expect(checkCms({ url, token })).rejects.toThrow(
    `The CMS at ${url} does not let CMS_BUILD_TOKEN read /api/content-type-builder/components.`,
  );
});

test('the error names a failing CMS and its response', async () => {
  const url = await startCms((path) => (path.startsWith('/api/faqs') ? 500 : 200));
  await expect(checkCms({ url, token })).rejects.toThrow(
    `The CMS at ${url} answered /api/faqs?pagination[pageSize]=1 with 500.`,
  );
});

test('no message contains the token', async () => {
  const url = await startCms(() => 401);
  await expect(checkCms({ url, token })).rejects.not.toThrow(token);
});

test.each([
  [{ url: '', token }, 'CMS_URL is not set: it is the address of the CMS.'],
  [{ url: 'cms', token }, 'CMS_URL is not an address: cms'],
  [
    { url: 'http://127.0.0.1:1', token: '' },
    'CMS_BUILD_TOKEN is not set: it lets the build read published entries.',
  ],
])('missing settings are named: %j', async (settings, message) => {
  await expect(checkCms(settings)).rejects.toThrow(message);
});
