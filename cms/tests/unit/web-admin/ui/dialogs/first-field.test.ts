/**
 * @jest-environment jsdom
 */
/// <reference lib="dom" />
import { focusFirstField } from '../../../../../src/plugins/web-admin/admin/src/ui/dialogs/first-field';

function opened(html: string): boolean {
  document.body.innerHTML = `<div role="dialog"><button id="close">×</button>${html}</div>`;
  return focusFirstField(document.querySelector('[role="dialog"]'));
}

test.each([
  '<input type="hidden"><input disabled><input id="first"><input>',
  '<textarea id="first"></textarea><input>',
  '<div role="region" tabindex="0"><p>Why</p><input type="radio" id="first"></div>',
  '<div role="region" id="first" tabindex="0">All of it</div><button>Close</button>',
])('the focus goes to the first field, not to Close: %s', (html) => {
  expect(opened(html)).toBe(true);
  expect(document.activeElement?.id).toBe('first');
});

test('a dialog without a field chooses its own focus', () => {
  expect(opened('<button>OK</button>')).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
