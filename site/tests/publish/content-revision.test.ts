/** @jest-environment node */
import { readContentRevision } from '../../publish/build-json';
import { startStandIn } from '../stand-in-cms';

const token = 'a-secret-token';

/** A CMS that responds to this request with a body, but only to the build. */
function startCms(body: string): Promise<string> {
  return startStandIn((request, response) => {
    const isAsked =
      request.url === '/api/publishing/revision' &&
      request.headers.authorization === `Bearer ${token}`;
    response.statusCode = isAsked ? 200 : 403;
    response.end(isAsked ? body : '{}');
  });
}

test.each([0, 1_763_800_000_123])('the revision %d of the content is read', async (revision) => {
  const url = await startCms(JSON.stringify({ result: { revision } }));
  await expect(readContentRevision({ url, token })).resolves.toBe(revision);
});

test.each([
  '{}',
  '[]',
  'null',
  '{"result":null}',
  '{"result":{"revision":"1763800000123"}}',
  '{"result":{"revision":-1}}',
  '{"result":{"revision":1.5}}',
])('a response without a revision has its own message: %s', async (body) => {
  const url = await startCms(body);
  await expect(readContentRevision({ url, token })).rejects.toThrow(
    `The CMS at ${url} does not report the revision of its content: it is older than this site.`,
  );
});

test('an unreachable CMS is named in the error', async () => {
  const url = 'http://127.0.0.1:1';
  await expect(readContentRevision({ url, token })).rejects.toThrow(
    /^The CMS at http:\/\/127\.0\.0\.1:1 cannot be reached \(.+\)\.$/,
  );
});

test('a token without permission has its own message, which does not contain it', async () => {
  const url = await startCms('{}');
  const asked = readContentRevision({ url, token: 'another-token' });
  await expect(asked).rejects.toThrow(
    `The CMS at ${url} does not let CMS_BUILD_TOKEN read /api/publishing/revision.`,
  );
  await expect(asked).rejects.not.toThrow('another-token');
});
