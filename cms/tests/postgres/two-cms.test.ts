import { startTestCms, type TestCms } from '../server/harness/cms';
import { sameSecrets } from '../server/harness/commands';
import { newVisitor, sendDemoRequest } from '../server/harness/sent-leads';

let cmses: readonly [TestCms, TestCms];
const limit = 20;
const env = { FORM_LIMIT: String(limit) };

beforeAll(async () => {
  const first = await startTestCms(env);
  const second = await startTestCms({ ...env, ...sameSecrets() });
  // The second start has written the tokens anew, for both.
  cmses = [{ ...first, functionToken: second.functionToken }, second];
});

afterAll(async () => {
  for (const { stop } of cmses) await stop();
});

/** Sends demo requests to both in turn, at the same moment. @returns how many were taken */
async function taken(count: number, from: (index: number) => string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      sendDemoRequest(cmses[index % 2 === 0 ? 0 : 1], { from: from(index) }),
    ),
  );
  return answers.filter(({ status }) => status === 201).length;
}

test('two CMSs on one database keep the limit of a form, and its half for others, together', async () => {
  const flood = await taken(40, (index) => `203.0.113.${String(index)}`);
  // Near a limit each may take one that the other does not see yet; what a block has left the database decides alone.
  expect(flood).toBeGreaterThanOrEqual(limit / 2 + 2);
  expect(flood).toBeLessThanOrEqual(limit / 2 + 2 + 1);
  const others = await taken(40, newVisitor);
  expect(flood + others).toBeGreaterThanOrEqual(limit);
  expect(flood + others).toBeLessThanOrEqual(limit + 1);
});
