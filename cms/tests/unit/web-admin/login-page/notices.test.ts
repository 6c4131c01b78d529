import { noticeIn } from '../../../../src/plugins/web-admin/login-page/notices';

test('the login page shows the notice that the address names, and never a text from the address', () => {
  expect(noticeIn('?notice=password-changed')).toMatch(/^Your password has been changed/);
  for (const search of ['', '?notice=', '?notice=Call 555-0100', '?notice=constructor']) {
    expect(noticeIn(search)).toBe('');
  }
});
