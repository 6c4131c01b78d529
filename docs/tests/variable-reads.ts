import ts from 'typescript';

const variable = /^[A-Z][A-Z0-9_]+$/;

/** `process.env`, or an `env` that was handed in (Strapi's, or a function's parameter). */
const isEnvironment = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'env') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'env');

/** Read the environment themselves. */
const readers: ReadonlySet<string> = new Set(['optional', 'wholeNumber']);

/** `env('X')`, `env.int('X')`, `required(env, 'X')`, `optional('X')` or `wholeNumber('X', 1, 0, 9)`. */
function readsByCall({ expression: callee, arguments: args }: ts.CallExpression): boolean {
  return (
    isEnvironment(callee) ||
    (ts.isPropertyAccessExpression(callee) && isEnvironment(callee.expression)) ||
    (ts.isIdentifier(callee) && readers.has(callee.text)) ||
    args.some(isEnvironment)
  );
}

function namesIn(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node) && isEnvironment(node.expression)) {
    return [node.name.text];
  }
  if (ts.isElementAccessExpression(node) && isEnvironment(node.expression)) {
    return ts.isStringLiteral(node.argumentExpression) ? [node.argumentExpression.text] : [];
  }
  if (ts.isCallExpression(node) && readsByCall(node)) {
    return node.arguments.filter(ts.isStringLiteral).map(({ text }) => text);
  }
  if (ts.isVariableDeclaration(node) && node.initializer && isEnvironment(node.initializer)) {
    return ts.isObjectBindingPattern(node.name)
      ? node.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
      : [];
  }
  return [];
}

const parse = (path: string, source: string): ts.SourceFile =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);

function collect(source: ts.SourceFile, names: (node: ts.Node) => string[]): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...names(node).filter((name) => variable.test(name)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The environment variables that a source file reads by name. */
export function variablesRead(path: string, source: string): string[] {
  return collect(parse(path, source), namesIn);
}

/** Every name in a source file that could be a variable's, also where it is read from a list; comments do not count. */
export function namesMentioned(path: string, source: string): string[] {
  return collect(parse(path, source), (node) =>
    ts.isIdentifier(node) || ts.isStringLiteral(node) ? [node.text] : [],
  );
}
