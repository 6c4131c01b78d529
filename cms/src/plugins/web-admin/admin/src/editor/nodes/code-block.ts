import { CodeBlock } from '@tiptap/extension-code-block';

/** Code in lines of its own. It has no language, because the site does not colour code. */
export const codeBlock = CodeBlock.extend({
  addAttributes: () => ({}),
  // TipTap would make a code block of whatever comes from VS Code, prose too: `paste/code.ts` looks at what it is.
  addProseMirrorPlugins: () => [],
});
