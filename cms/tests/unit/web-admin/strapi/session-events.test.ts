import { sessionEvent } from '../../../../src/plugins/web-admin/admin/src/strapi/session-events';

const call = (type: string, endpointName: string, payload?: object) => ({
  type,
  meta: { arg: { endpointName } },
  payload,
});

test('a manual logout is recognised by its call', () => {
  expect(sessionEvent(call('adminApi/executeMutation/pending', 'logout'))).toEqual({
    kind: 'logout-chosen',
  });
  expect(sessionEvent(call('adminApi/executeMutation/pending', 'login'))).toBeUndefined();
  expect(sessionEvent(call('adminApi/executeMutation/fulfilled', 'logout'))).toBeUndefined();
});

test('the end of a session is recognised, whatever its cause', () => {
  expect(sessionEvent({ type: 'admin/logout' })).toEqual({ kind: 'ended' });
});

test('the user is identified by the id, which is the key of the unsent changes', () => {
  expect(sessionEvent(call('adminApi/executeQuery/fulfilled', 'getMe', { id: 7 }))).toEqual({
    kind: 'user',
    id: '7',
  });
});

test('the permissions of an admin are reported as their actions', () => {
  const held = [{ action: 'plugin::web-admin.blog.read' }, { action: 'admin::users.read' }];
  const event = sessionEvent(call('adminApi/executeQuery/fulfilled', 'getMyPermissions', held));
  const actions = ['plugin::web-admin.blog.read', 'admin::users.read'];
  expect(event).toEqual({ kind: 'permissions', actions });
});

test.each([undefined, null, 'text', {}, { type: 'admin/setToken' }, { type: 1, meta: null }])(
  'the action %p is not an event of the session',
  (action) => {
    expect(sessionEvent(action)).toBeUndefined();
  },
);
