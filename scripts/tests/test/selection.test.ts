import { select } from '../../test/parts';

const files = [
  'e2e/public/forms/contact.spec.ts',
  'e2e/public/forms/contact-access.spec.ts',
  'e2e/panel/login.spec.ts',
];
const none = { files: [], title: '', flags: [] };

test.each([
  ['a part of a path', ['contact'], { files: ['contact'] }],
  ['a folder', ['e2e/panel/'], { files: ['e2e/panel/'] }],
  ['a path with a line', ['login.spec.ts:41'], { files: ['login.spec.ts:41'] }],
  ['a title', ['sends a lead'], { title: 'sends a lead' }],
  ['the words of a title', ['sends', 'leads'], { title: 'sends leads' }],
  ['both', ['login', 'wrong password'], { files: ['login'], title: 'wrong password' }],
  [
    'flags, with their values',
    ['login', '--headed', '--workers', '1'],
    { files: ['login'], flags: ['--headed', '--workers', '1'] },
  ],
])('%s can follow the command', (_what, args, selection) => {
  expect(select(args, files)).toEqual({ ...none, ...selection });
});
