import { once } from 'node:events';
import http from 'node:http';
import { memoryDuring, startCmsProcess, type CmsProcess } from '../harness/cms-process';

let cms: CmsProcess;

const many = 100_000;
const few = 1_000;
const megabyte = 1024 * 1024;

beforeAll(async () => {
  cms = await startCmsProcess({ contacts: many, demoRequests: few });
});

afterAll(() => cms.stop());

/** Reads an export to its end without keeping it. Resolves with its length in bytes. */
async function readExport(address: string): Promise<number> {
  const request = http.get(`${cms.url}/web-admin/${address}`, {
    headers: { authorization: `Bearer ${cms.token}` },
  });
  const [response] = await once(request, 'response');
  let size = 0;
  for await (const chunk of response) size += Number(chunk.length);
  return size;
}

test.each([
  ['csv', 50],
  ['xlsx', 1],
])('an export of 100,000 contacts as %s adds at most 80 MB of memory', async (format, minSize) => {
  // The first export of a process loads and compiles code that later ones reuse.
  await readExport(`demo-requests/export?product=Dc3&format=${format}`);
  let size = 0;
  const { before, most } = await memoryDuring(cms, async () => {
    size = await readExport(`contacts/export?format=${format}`);
  });
  expect(size).toBeGreaterThan(minSize * megabyte);
  expect((most - before) / megabyte).toBeLessThan(80);
});
