import { describeSelection, readArguments, select } from '../../test/selection';

const contact = 'e2e/public/forms/contact.spec.ts';
const access = 'e2e/public/forms/contact-access.spec.ts';
const login = 'e2e/panel/login.spec.ts';
const paths = [contact, access, login];

test('a word in a test file’s path selects the file', () => {
  expect(select(['contact'], paths)).toEqual({ files: [contact, access] });
});

test('a folder selects the files in it', () => {
  expect(select(['e2e/panel/'], paths)).toEqual({ files: [login] });
});

test('a line number stays with its file', () => {
  expect(select([`${contact}:41`], paths)).toEqual({ files: [`${contact}:41`] });
});

test('other words are a pattern for titles', () => {
  expect(select(['sends a lead'], paths)).toEqual({ files: [], title: 'sends a lead' });
  expect(select(['sends', 'leads'], paths)).toEqual({ files: [], title: 'sends leads' });
});

test('together they select the tests with that title in those files', () => {
  expect(select(['login', 'wrong password'], paths)).toEqual({
    files: [login],
    title: 'wrong password',
  });
});

test('a file that two words select runs once', () => {
  expect(select(['contact', 'access'], paths)).toEqual({ files: [contact, access] });
});

test('everything from the first flag on is for the test runner', () => {
  expect(readArguments(['contact', '--headed', '--workers', '1'])).toEqual({
    words: ['contact'],
    flags: ['--headed', '--workers', '1'],
  });
  expect(readArguments(['contact'])).toEqual({ words: ['contact'], flags: [] });
});

test.each([
  ['one file', { files: [contact] }, `Only ${contact}`],
  ['some files', { files: [contact, access] }, 'Only 2 files'],
  ['a title', { files: [], title: 'sends' }, 'Only tests whose title matches "sends"'],
  [
    'a title in one file',
    { files: [login], title: 'sends' },
    `Only tests whose title matches "sends" in ${login}`,
  ],
])('a selection of %s is described', (_what, selection, line) => {
  expect(describeSelection(selection)).toBe(line);
});
