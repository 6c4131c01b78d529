import { unsavedText } from '../../../../src/plugins/web-admin/admin/src/session/unsaved-text';

test('the question before a logout names the forms with unsaved text', () => {
  expect(unsavedText(['blog'])).toBe('There is unsaved text in Add Blog. A logout discards it.');
  expect(unsavedText(['faq/a', 'blog/a', 'faq', 'blog/b'])).toBe(
    'There is unsaved text in Create FAQ, Edit Blog (2 entries) and Edit FAQ. A logout discards it.',
  );
  expect(unsavedText(['lead-note/createcontactus/a'])).toBe(
    'There is unsaved text in New note about a lead. A logout discards it.',
  );
});
