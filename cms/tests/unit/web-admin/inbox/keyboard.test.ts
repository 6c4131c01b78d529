/**
 * @jest-environment jsdom
 */
import {
  inboxKey,
  keyTexts,
  lettersAreOn,
  switchLetters,
} from '../../../../src/plugins/web-admin/admin/src/inbox/keyboard';

document.body.innerHTML = `
  <main>
    <p>text</p>
    <ul><li><input type="checkbox" /><a href="#">lead</a></li></ul>
    <input type="search" /><textarea></textarea><select></select>
    <div contenteditable="true"><b>typed</b></div>
    <button role="combobox">choice</button>
    <div role="dialog"><button class="in-dialog">Close</button></div>
    <div role="menu"><div role="menuitem">Close</div></div>
  </main>`;

const rows = document.querySelector('ul');
const none = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

const press = (key: string, selector = 'a', more: Partial<typeof none> = {}, letters = true) =>
  inboxKey({ ...none, key, target: document.querySelector(selector), ...more }, rows, letters);

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'assign'],
  ['r', 'answer'],
  ['n', 'note'],
  ['x', 'select'],
  ['z', 'undo'],
  ['?', 'help'],
  ['J', 'next'],
  ['b', undefined],
  ['Enter', undefined],
])('the key %s means %s', (key, meaning) => {
  expect(press(key)).toBe(meaning);
  expect(press(key, 'p')).toBe(meaning);
});

test('the help lists every key that means something', () => {
  const listed = keyTexts.flatMap(({ keys }) => keys);
  expect(listed).toEqual(expect.arrayContaining(['j', 'k', 'a', 'r', 'n', 'x', 'z', '?', 'Enter']));
});

test('arrows move within the list only; elsewhere they scroll', () => {
  expect(press('ArrowDown')).toBe('next');
  expect(press('ArrowUp', 'input[type="checkbox"]')).toBe('previous');
  expect(press('ArrowDown', 'p')).toBeUndefined();
});

test.each([
  'input[type="search"]',
  'textarea',
  'select',
  '[contenteditable] b',
  '[role="combobox"]',
  '.in-dialog',
  '[role="menuitem"]',
])('a key that is pressed in %s is left to it', (selector) => {
  expect(press('j', selector)).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('with %s it is no shortcut', (held) => {
  expect(press('a', 'a', { [held]: true })).toBeUndefined();
});

test('keys of a single character can be switched off in this browser; arrows stay', () => {
  expect(lettersAreOn()).toBe(true);
  switchLetters(false);
  expect(lettersAreOn()).toBe(false);
  expect(press('j', 'a', {}, lettersAreOn())).toBeUndefined();
  expect(press('?', 'a', {}, lettersAreOn())).toBeUndefined();
  expect(press('ArrowDown', 'a', {}, lettersAreOn())).toBe('next');
  switchLetters(true);
  expect(lettersAreOn()).toBe(true);
});
