import { failureMail } from '../../../../src/content/schedule/failure-mail';

const plan = {
  kind: 'blog',
  action: 'publish',
  dueAt: new Date('2026-11-30T08:00:00Z'),
} as const;
const report = {
  title: 'News of the day',
  reason: 'A picture is missing.',
  zone: 'Europe/Zurich',
  cms: 'https://cms.example.com',
};

test('the mail about a plan that failed says what, when in which zone, why and what to do', () => {
  const { subject, text } = failureMail(plan, report);
  expect(subject).toBe('Not published as planned: News of the day');
  expect(text.split('\n')).toEqual([
    'The blog “News of the day” was to be published at Mon, 30 Nov 2026, 09:00 (Europe/Zurich).',
    '',
    'It was not. A picture is missing.',
    '',
    'What to do: put it right, then do it by hand or plan it again.',
    'The plan in the panel: https://cms.example.com/admin/plugins/web-admin/planned',
  ]);
});

test('without a public address of the CMS it has no link, and an entry without a title is named so', () => {
  const unpublish = { ...plan, kind: 'faq', action: 'unpublish' } as const;
  const { subject, text } = failureMail(unpublish, { ...report, title: '', cms: undefined });
  expect(subject).toBe('Not unpublished as planned: Without a title');
  expect(text).toMatch(/^The FAQ “Without a title” was to be taken off the site at/);
  expect(text).not.toContain('http');
});
