import { dirname, join } from 'node:path/posix';

const inline = /\]\(([^)\s]+)\)/g;
const definition = /^\[[^\]]+\]: (\S+)$/gm;
const elsewhere = /^(?:https?:|mailto:)/;
const heading = /^#+ (.*)$/gm;
const code = /```[^]*?```/g;

/** Where a link leads: a path from the root of the project, and the heading's anchor, or ''. */
export interface Place {
  path: string;
  anchor: string;
}

/**
 * The places that a Markdown document links to or shows; addresses on the web are left out.
 * @param path of the document, from the root of the project
 */
export function linkedPlaces(path: string, markdown: string): Place[] {
  const targets = [inline, definition].flatMap((pattern) =>
    [...markdown.replaceAll(code, '').matchAll(pattern)].map(([, target]) => target ?? ''),
  );
  return targets
    .filter((target) => !elsewhere.test(target))
    .map((target) => {
      const [file = '', anchor = ''] = target.split('#');
      return { path: file === '' ? path : join(dirname(path), file), anchor };
    });
}

/** The anchors of a Markdown document's headings, as GitHub makes them. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.replaceAll(code, '').matchAll(heading)].map(([, title]) =>
    (title ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
