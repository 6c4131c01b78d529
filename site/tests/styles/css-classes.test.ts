import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const src = join(__dirname, '../../src');
const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

/** The classes that a component uses and its style sheet lacks, which the build does not report. */
const missingClasses = (component: string) => {
  const source = readFileSync(join(src, component), 'utf8');
  const imports = source.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g);
  return [...imports].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(join(src, dirname(component), path), 'utf8');
    const used = source.matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'g'));
    return [...used]
      .map(([, used = '']) => used)
      .filter((used) => !new RegExp(`\\.${used}\\b`).test(css));
  });
};

test.each(components)('%s uses only classes of its style sheets', (component) => {
  expect(missingClasses(component)).toEqual([]);
});

test('only tokens.css contains raw colours', () => {
  const styleSheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
  );
  const raw = styleSheets.filter((file) =>
    /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(raw).toEqual([]);
});
