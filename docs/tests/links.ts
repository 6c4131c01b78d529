import { dirname, join } from 'node:path/posix';

const link = /\]\(([^)\s]+)\)/g;
const elsewhere = /^(?:https?:|mailto:|#)/;

/**
 * The files that a Markdown document links to or shows.
 * @param path of the document, from the root of the project
 * @returns paths from the root; addresses on the web and places on the same page are left out
 */
export function linkedFiles(path: string, markdown: string): string[] {
  return [...markdown.matchAll(link)]
    .map(([, target]) => target ?? '')
    .filter((target) => !elsewhere.test(target))
    .map((target) => join(dirname(path), target.replace(/#.*/, '')));
}
