import {
  renameStyleAttributes,
  rulesFor,
  styleAttributes,
} from '../../../publish/pages/style-attributes';

const html =
  '<div style="outline:none" tabindex="-1"><p style="background:url(&quot;a.png&quot;)">a style="x"</p></div>';

test('style attributes are renamed, and a text that looks like one is left alone', () => {
  expect(renameStyleAttributes(html)).toBe(
    '<div data-style="outline:none" tabindex="-1"><p data-style="background:url(&quot;a.png&quot;)">a style="x"</p></div>',
  );
});

test('each gets a rule that selects it by its own text', () => {
  document.body.innerHTML = renameStyleAttributes(html);
  const [outline = '', background = ''] = rulesFor(styleAttributes(html)).split('}');
  expect(outline).toBe('[data-style="outline:none"]{outline:none');
  expect(background).toBe(
    String.raw`[data-style="background:url(\"a.png\")"]{background:url("a.png")`,
  );
  const [selector = ''] = background.split('{');
  expect(document.querySelectorAll(selector)).toHaveLength(1);
});
