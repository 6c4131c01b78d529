import {
  saveByKey,
  type KeyPress,
} from '../../../../src/plugins/web-admin/admin/src/states/save-key';

const press = (key: string, held: Partial<KeyPress> = {}) => {
  const preventDefault = jest.fn();
  const event: KeyPress = {
    ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false },
    ...held,
    preventDefault,
  };
  return { event, preventDefault };
};

test.each([
  ['Ctrl+S', 's', { ctrlKey: true }],
  ['Cmd+S', 's', { metaKey: true }],
  ['Ctrl+S with Caps Lock', 'S', { ctrlKey: true }],
] as const)('%s saves instead of the browser', (_, key, held) => {
  const save = jest.fn();
  const { event, preventDefault } = press(key, held);
  saveByKey(event, save);
  expect(save).toHaveBeenCalledTimes(1);
  expect(preventDefault).toHaveBeenCalled();
});

test.each([
  ['S alone', 's', {}],
  ['Ctrl+Shift+S', 'S', { ctrlKey: true, shiftKey: true }],
  ['AltGr+S, which types a letter', 's', { ctrlKey: true, altKey: true }],
  ['Ctrl+D', 'd', { ctrlKey: true }],
] as const)('%s saves nothing', (_, key, held) => {
  const save = jest.fn();
  const { event, preventDefault } = press(key, held);
  saveByKey(event, save);
  expect(save).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});

test('a key that is held saves once and never opens the dialog of the browser', () => {
  const save = jest.fn();
  const { event, preventDefault } = press('s', { ctrlKey: true, repeat: true });
  saveByKey(event, save);
  expect(save).not.toHaveBeenCalled();
  expect(preventDefault).toHaveBeenCalled();
});

test('where nothing can be saved, the key stays with the browser', () => {
  const { event, preventDefault } = press('s', { ctrlKey: true });
  saveByKey(event, undefined);
  expect(preventDefault).not.toHaveBeenCalled();
});
