import type { SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import { object, string } from 'yup';
import { parseHtml } from './parse-html';
import { articleType } from './settings';
import { uploadPath } from './upload-path';

/** A picture in the text of an article: its path on the CMS, and the id of the file that was fetched. */
export interface TextPicture {
  src: string;
  localFile: string;
}

const article = object({ title: string().required(), description: string().required() });

/** Whether a text may contain pictures. Parsing it to be sure takes a thousand times as long. */
export const mayHoldPictures = (html: string): boolean => /<img/i.test(html);

/** The paths of our own pictures in a text, each once. */
export function picturesIn(html: string, hosts: string[]): string[] {
  const found = new Set<string>();
  parseHtml(html, (src) => {
    const path = uploadPath(src, hosts);
    if (path !== undefined) found.add(path);
    return undefined;
  });
  return [...found];
}

/** Whether the CMS answers that there is no such file. If it does not answer, the fetch will fail and say so. */
async function isGone(url: string): Promise<boolean> {
  const request = { method: 'HEAD', signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(url, request).catch(() => undefined);
  return answer?.status === 404;
}

/**
 * Fetches the pictures of one text. It skips a file that was deleted from the media library, since otherwise one old
 * article would stop every build.
 * @param hosts the addresses of the CMS, the one to fetch from first
 * @param fetchFile stores the file at an address and returns its id
 * @param onGone is called with each skipped picture
 * @throws Error when a picture cannot be fetched for any other reason
 */
export async function fetchPicturesOf(
  { title, html }: { title: string; html: string },
  hosts: string[],
  fetchFile: (url: string) => Promise<{ id: string }>,
  onGone: (src: string) => void,
): Promise<TextPicture[]> {
  const pictures: TextPicture[] = [];
  for (const src of picturesIn(html, hosts)) {
    const url = new URL(src, hosts[0]).href;
    if (await isGone(url)) {
      onGone(src);
      continue;
    }
    const { id } = await fetchFile(url).catch(() => {
      throw new Error(`The picture ${src} in "${title}" could not be fetched from the CMS.`);
    });
    pictures.push({ src, localFile: id });
  }
  return pictures;
}

/**
 * Fetches the pictures in the texts of articles and adds them to the articles. Uploads are public, so no permission is
 * needed.
 * @param hosts the addresses of the CMS, the one to fetch from first
 */
export async function fetchTextPictures(args: SourceNodesArgs, hosts: string[]): Promise<void> {
  const { actions, cache, createNodeId, getNodesByType, reporter } = args;
  const { createNode, createNodeField } = actions;
  const fetchFile = (url: string) => createRemoteFileNode({ url, cache, createNode, createNodeId });
  for (const node of getNodesByType(articleType)) {
    const { title, description } = article.validateSync(node);
    // Articles without pictures keep the fields of the last build.
    if (!mayHoldPictures(description)) continue;
    const text = { title, html: description };
    const value = await fetchPicturesOf(text, hosts, fetchFile, (src) => {
      reporter.warn(`The picture ${src} in "${title}" is not in the CMS any more; it is left out.`);
    });
    createNodeField({ node, name: 'textPictures', value });
  }
}
