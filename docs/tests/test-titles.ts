import ts from 'typescript';

const runners: ReadonlySet<string> = new Set(['it', 'test']);

const isRunner = (node: ts.Expression): boolean => ts.isIdentifier(node) && runners.has(node.text);

/** `it(…)`, `it.each(rows)(…)` or `` it.each`table`(…) ``. A skipped test is none. */
function declaresTest(callee: ts.Expression): boolean {
  if (ts.isCallExpression(callee)) return isEach(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isEach(callee.tag);
  return isRunner(callee);
}

function isEach(node: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(node) && node.name.text === 'each' && isRunner(node.expression)
  );
}

function titleOf(call: ts.CallExpression): string | undefined {
  const [title] = call.arguments;
  if (title === undefined || !declaresTest(call.expression)) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  // A parameterised title counts by its literal text: `opens ${route}`.
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

/** The titles of all tests that a test file declares, as written in its source. */
export function testTitles(path: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return titles;
}
