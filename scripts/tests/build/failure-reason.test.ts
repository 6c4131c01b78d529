import { failureReason, tellingLine } from '../../build/failure-reason';
import { ProgramFailed } from '../../processes/processes';
import { Stop } from '../../start/settings';

const failed = (output: string, killed = false) => new ProgramFailed('', output, killed);

test.each([
  [
    'a sentence of the site',
    'success open and validate gatsby-configs - 0.2s\n' +
      'error The CMS at http://127.0.0.1:1337 cannot be reached. The site was not built.\n' +
      'not finished onPreBootstrap - 0.113s\n',
    'The CMS at http://127.0.0.1:1337 cannot be reached. The site was not built.',
  ],
  [
    'a sentence below its mark',
    '\n ERROR \n\nThe picture a.png could not be fetched.\n\n\nnot finished createPages\n',
    'The picture a.png could not be fetched.',
  ],
  [
    'a sentence below a mark with a number',
    ' ERROR #98123  WEBPACK\n\nGenerating JavaScript bundles failed\n\nfailed Building\n',
    'Generating JavaScript bundles failed',
  ],
  [
    'colours',
    '\u001b[31merror\u001b[39m The blogs “A” and “B” have the same address, /blog/news.\n',
    'The blogs “A” and “B” have the same address, /blog/news.',
  ],
  ['the last of several', 'error The first.\nerror The second.\nnot finished\n', 'The second.'],
  [
    'no mark',
    'success load\nFATAL ERROR: JavaScript heap out of memory\n 1: 0xb7a3e0 node::Abort()\n',
    'FATAL ERROR: JavaScript heap out of memory',
  ],
])('the line that explains the failure is found in a log with %s', (_what, log, line) => {
  expect(tellingLine(log)).toBe(line);
});

test.each(['', 'success load\nsuccess build\n', ' ERROR \n'])(
  'the log %j does not explain the failure',
  (log) => {
    expect(tellingLine(log)).toBeUndefined();
  },
);

test('a reason contains neither secrets nor folders of the machine', () => {
  const output = 'error /home/me/house/site/src/a.tsx: token s3cret-s3cret was refused\n';
  expect(failureReason(failed(output), ['s3cret-s3cret', '/home/me/house', ''])).toBe(
    '…/site/src/a.tsx: token … was refused',
  );
});

test('a reason is one short line', () => {
  const reason = failureReason(failed(`error ${'long \t'.repeat(200)}\n`), []);
  expect(reason).toHaveLength(300);
  expect(reason).toMatch(/^long long .*…$/);
  expect(reason).not.toMatch(/\p{Cc}/u);
});

test('a build that was killed says so, whatever its log ends with', () => {
  expect(failureReason(failed('error before\n', true), [])).toBe('It was killed.');
});

test.each<[unknown, string]>([
  [failed('success\n'), 'Its log does not say why.'],
  [
    new Stop('The CMS does not show its content: HTTP 500.'),
    'The CMS does not show its content: HTTP 500.',
  ],
  [new Error('fetch failed at /secret'), 'Its log does not say why.'],
  ['nothing', 'Its log does not say why.'],
])('the reason of the failure %s is “%s”', (failure, reason) => {
  expect(failureReason(failure, [])).toBe(reason);
});
