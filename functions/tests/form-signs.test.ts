import { solvedCaptcha } from './stand-ins/captcha';
import { post } from './stand-ins/client';
import { useCms } from './stand-ins/environment';
import { contact, demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const forms = [
  ['/api/contactus/createcontactus', contact],
  ['/api/requestdemo/createrequestdemo', demoRequest],
] as const;

const sent = (): unknown => JSON.parse(cms().received[0]?.body ?? '');

describe.each(forms)('%s', (path, form) => {
  test.each([
    ['a filled trap', { trap: 'https://example.com', filledInMs: 60_000 }, 'trap_filled'],
    ['a filled trap and no time', { trap: 'x' }, 'trap_filled'],
    ['less than two seconds', { trap: '', filledInMs: 1_999 }, 'filled_too_fast'],
    ['no time at all', { filledInMs: 0 }, 'filled_too_fast'],
  ])('with %s is forwarded as suspected, not dropped', async (_what, signs, suspicion) => {
    const { status } = await post(path, { ...form, ...signs });
    expect(status).toBe(201);
    expect(sent()).toMatchObject({ ...form, suspicion });
    expect(sent()).not.toHaveProperty('trap');
    expect(sent()).not.toHaveProperty('filledInMs');
  });

  test.each([
    ['two seconds', { trap: '', filledInMs: 2_000 }],
    ['a day', { filledInMs: 86_400_000 }],
    ['an empty trap', { trap: '' }],
    ['no signs, as a caller without a form', {}],
  ])('with %s is not suspected', async (_what, signs) => {
    const { status } = await post(path, { ...form, ...signs });
    expect(status).toBe(201);
    expect(sent()).toMatchObject(form);
    for (const name of ['suspicion', 'trap', 'filledInMs']) {
      expect(sent()).not.toHaveProperty(name);
    }
  });

  test.each([
    { trap: 7 },
    { trap: 'x'.repeat(201) },
    { filledInMs: -1 },
    { filledInMs: 1.5 },
    { filledInMs: '3000' },
    { filledInMs: 1e300 },
    { suspicion: 'trap_filled' },
    { acceptedAt: '2026-11-22T12:00:00.000Z' },
  ])('with the signs %j is refused', async (signs) => {
    const { status, body } = await post(path, { ...form, ...signs });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_body' });
    expect(cms().received).toHaveLength(0);
  });
});

test('a suspected message still needs its captcha', async () => {
  const [[path]] = forms;
  await post(path, { ...contact, trap: 'x' });
  expect(sent()).toMatchObject({ captcha: { passed: false }, suspicion: 'trap_filled' });
  cms().answers(201, { result: { _id: 'abc123' } });
  await post(path, { ...contact, trap: 'x', captcha: await solvedCaptcha() });
  expect(sent()).toMatchObject({ captcha: { passed: true }, suspicion: 'trap_filled' });
});
