export interface ExplainedVariable {
  name: string;
  /** The comment above it. */
  explanation: string;
}

const entry = /^#?([A-Z][A-Z0-9_]*)=/;
const comment = /^# ?(.*)/;

/**
 * Reads `.env.example`: variables (set, or behind a `#` without a space) below the comment that explains them. One
 * comment explains all variables that follow it without an empty line or another comment between.
 */
export function readEnvExample(text: string): ExplainedVariable[] {
  const variables: ExplainedVariable[] = [];
  let explanation: string[] = [];
  let afterVariable = false;
  for (const line of text.split('\n')) {
    const [, name] = entry.exec(line) ?? [];
    if (name !== undefined) {
      variables.push({ name, explanation: explanation.join(' ') });
      afterVariable = true;
      continue;
    }
    const [, words] = comment.exec(line) ?? [];
    if (afterVariable || words === undefined) explanation = [];
    if (words !== undefined) explanation.push(words);
    afterVariable = false;
  }
  return variables;
}
