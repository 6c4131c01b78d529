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

/** Whether a text may hold pictures; reading it to be sure takes a thousand times as long. */
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

/** Whether the CMS says that there is no such file. A CMS that says nothing is the business of the fetch. */
async function isGone(url: string): Promise<boolean> {
  const request = { method: 'HEAD', signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(url, request).catch(() => undefined);
  return answer?.status === 404;
}

/**
 * Fetches the pictures of one text. A file that was deleted from the media library is left out, since otherwise one old
 * article would stop every build.
 * @param hosts the addresses of the CMS, the one to fetch from first
 * @param fetchFile stores the file of an address and says its id
 * @param onGone is told what was left out
 * @throws Error when a picture cannot be fetched for any other reason
 */
export async function fetchPicturesOf(
  html: string,
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
      throw new Error(`The picture ${src} in a text could not be fetched from the CMS.`);
    });
    pictures.push({ src, localFile: id });
  }
  return pictures;
}

/**
 * Fetches the pictures that stand in the texts of articles, and notes them on the articles. Uploads are public: it needs no
 * permission.
 * @param hosts the addresses of the CMS, the one to fetch from first
 */
export async function fetchTextPictures(args: SourceNodesArgs, hosts: string[]): Promise<void> {
  const { actions, cache, createNodeId, getNodesByType, reporter } = args;
  const { createNode, createNodeField } = actions;
  const fetchFile = (url: string) => createRemoteFileNode({ url, cache, createNode, createNodeId });
  for (const node of getNodesByType(articleType)) {
    const { title, description } = article.validateSync(node);
    // Those that hold none have the same fields as the last time, and are not touched.
    if (!mayHoldPictures(description)) continue;
    const value = await fetchPicturesOf(description, hosts, fetchFile, (src) => {
      reporter.warn(`The picture ${src} in "${title}" is not in the CMS any more; it is left out.`);
    });
    createNodeField({ node, name: 'textPictures', value });
  }
}
