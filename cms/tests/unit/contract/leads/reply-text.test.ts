import fc from 'fast-check';
import { limits } from '../../../../src/contract/limits';
import {
  fillVariables,
  nameOrGreeting,
  replySubject,
  replyVariables,
  variableProblem,
  type ReplyValues,
} from '../../../../src/contract/leads/reply-text';

const values: ReplyValues = {
  name: 'Ada',
  topic: 'Payroll',
  owner: 'Grace',
  firm: 'The firm',
  promise: 'Monday',
};

test('variables are filled in, with or without spaces, as often as they occur', () => {
  expect(fillVariables('{{name}}, {{ name }}: {{topic}}', values)).toBe('Ada, Ada: Payroll');
});

test('a text of what visitors and admins wrote is filled in once, and otherwise stays as it is', () => {
  const names = Object.keys(replyVariables);
  const part = fc.oneof(
    fc.constantFrom(...names.map((name) => ({ text: `{{${name}}}`, name }))),
    fc.string().map((text) => ({ text: text.replace(/[{}]/g, ''), name: undefined })),
  );
  const hostile = fc.constantFrom('{{owner}}', '$&', '$1', '}}{{', '{{x}}', '');
  fc.assert(
    fc.property(fc.array(part), hostile, (parts, name) => {
      const given = { ...values, name };
      const text = parts.map((each) => each.text).join('');
      expect(variableProblem(text)).toBeUndefined();
      const filled = parts
        .map((each) => new Map(Object.entries(given)).get(each.name ?? '') ?? each.text)
        .join('');
      expect(fillVariables(text, given)).toBe(filled);
    }),
  );
});

test.each([
  ['{{nmae}}', /There is no variable {{nmae}}\. Use {{name}}, {{topic}}/],
  ['{{}}', /There is no variable {{}}/],
  ['{{constructor}}', /There is no variable {{constructor}}/],
  ['{{name}', /two braces on each side, such as {{name}}/],
  ['name}}', /two braces/],
])('%s is refused with a sentence', (text, problem) => {
  expect(variableProblem(text)).toMatch(problem);
});

test.each(['{name}', 'function() { return {}; }', '', '{ {name} }'])(
  '%j has no variable',
  (text) => {
    expect(variableProblem(text)).toBeUndefined();
  },
);

test('the subject of a reply names the topic, once with Re:', () => {
  expect(replySubject('createcontactus', 'Payroll')).toBe('Re: Payroll');
  expect(replySubject('createcontactus', 'RE : Payroll')).toBe('Re: Payroll');
  expect(replySubject('createrequestdemo', 'Dc3')).toBe('Re: Demo of Dc3');
  expect(replySubject('createcontactus', 'x'.repeat(limits.subject)).length).toBeLessThanOrEqual(
    limits.replySubject,
  );
});

test('a visitor without a name is greeted politely', () => {
  expect(nameOrGreeting(' ')).toBe('Sir or Madam');
  expect(nameOrGreeting('Ada')).toBe('Ada');
});
