/** @jest-environment node */
import {
  criticalStyles,
  namedBy,
  splitStyles,
  wordsIn,
} from '../../../publish/pages/critical-styles';

const stylesFor = (html: string, styleSheet: string) =>
  criticalStyles(styleSheet, new Set(wordsIn(html, namedBy(styleSheet))));

test('a page keeps the rules that its markup may need, in their order', async () => {
  const styles = await stylesFor(
    '<main class="page wide"><p>unused</p></main>',
    '.wide{order:1}.unused{order:2}.page{order:3}main p{order:4}',
  );
  expect(styles).toBe('.wide{order:1}.page{order:3}main p{order:4}');
});

test.each([
  ['a details that the reader opens', '<details class="a">', 'details[open]{color:red}'],
  ['a field that is filled', '<input class="a">', '.a:not(:placeholder-shown){color:red}'],
  ['a page without its script', '<p class="a">', 'html[data-script=failed] .a{color:red}'],
  ['what is pressed', '<button class="a">', '.a:active{color:red}'],
  ['whatever has the focus', '<p class="a">', ':focus-visible{color:red}'],
  ['a layer of rules', '<p class="a">', '@layer base{.a{color:red}}'],
  ['a part of a value', '<a href="https://example.com">', 'a[href^=http]{color:red}'],
  ['a narrow window', '<p class="a">', '@media (max-width:600px){.a{color:red}}'],
])('a page keeps the rules for %s', async (_state, html, rule) => {
  expect(await stylesFor(`<html>${html}`, `${rule}.unused{color:blue}`)).toBe(rule);
});

test('the facts of a page contain only words that the style sheet could name', () => {
  const isNamed = namedBy('.a{color:red}main a[href^=http]{color:blue}');
  expect(wordsIn('<p class="a b" id="long"><a href="https://www">red</a>', isNamed)).toEqual([
    'a',
    'href',
    'https',
  ]);
});

test('a page keeps the definitions that its rules refer to', async () => {
  const styles = await stylesFor(
    '<p class="a">',
    '@font-face{font-family:A;src:url(a.woff2)}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes unused{to{opacity:0}}',
  );
  expect(styles).toBe(
    '@font-face{font-family:A;src:url(a.woff2)}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  );
});

test.each([
  ['a rule', '<p class="a">', '.a{color:var(--ink)}'],
  ['a property that a rule needs', '<p class="a">', '.a{--edge:var(--ink);color:var(--edge)}'],
  ['a drawing', '<path class="a" fill="var(--ink)">', '.a{order:1}'],
  ['one that a drawing names', '<path class="a" fill="var(--art)">', '.a{--art:var(--ink)}'],
])(
  'a page keeps a property that %s names, wherever it is set, and drops unused properties',
  async (_what, html, rule) => {
    const set = ':root{--ink:red}@media print{:root{--ink:black}}';
    expect(await stylesFor(html, `${set}:root{--unused:blue}${rule}.b{color:var(--unused)}`)).toBe(
      `${set}:root{}${rule}`,
    );
  },
);

test('fonts and layers are separated from the other rules, each in order', () => {
  const font = "@font-face{font-family:A;src:url(a.woff2) format('woff2')}";
  const layers = ['@layer base{a{color:red}}', '@layer base, type;', '@layer type{.a{order:1}}'];
  const rules = ':root{--ink:red}@media (prefers-color-scheme:dark){:root{--ink:blue}}';
  const styleSheet = layers.join(rules) + font;
  expect(splitStyles(styleSheet)).toEqual({ fonts: layers.join('') + font, rest: rules + rules });
});

test('a page without styles is rejected', async () => {
  await expect(stylesFor('<p class="a">', '.unused{color:red}')).rejects.toThrow(/no styles/);
});
