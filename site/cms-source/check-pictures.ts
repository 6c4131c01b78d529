import { basename } from 'node:path';
import sharp from 'sharp';
import { array, object, string } from 'yup';
import { articleType } from './settings';

const article = object({
  title: string().required(),
  image___NODE: array(string().required()).default([]),
  socialImage___NODE: string().nullable(),
  fields: object({
    textPictures: array(object({ src: string().required(), localFile: string().required() })),
  }).default({}),
});
const media = object({ name: string(), url: string().required(), localFile___NODE: string() });
const file = object({
  absolutePath: string().required(),
  internal: object({ contentDigest: string().required() }).required(),
});

/** What this needs of Gatsby. */
interface Hook {
  cache: {
    get: (key: string) => Promise<unknown>;
    set: (key: string, value: string[]) => Promise<unknown>;
  };
  getNode: (id: string) => unknown;
  getNodesByType: (type: string) => readonly unknown[];
}

/** A picture of an article. */
interface UsedPicture {
  /** The id of its file; undefined if the file could not be fetched. */
  fileId: string | undefined;
  /** What editors call it: the file's name. */
  name: string;
  /** The article that shows it. */
  title: string;
}

/** The pictures of all articles, those in their texts included. */
function picturesUsed({ getNode, getNodesByType }: Hook): UsedPicture[] {
  return getNodesByType(articleType).flatMap((node) => {
    const { title, image___NODE, socialImage___NODE, fields } = article.validateSync(node);
    const ids = socialImage___NODE ? [...image___NODE, socialImage___NODE] : image___NODE;
    const ofFields = ids.map((id) => {
      const { name, url, localFile___NODE: fileId } = media.validateSync(getNode(id));
      return { fileId, name: name ?? basename(url), title };
    });
    const ofText = (fields.textPictures ?? []).map(({ src, localFile }) => ({
      fileId: localFile,
      name: basename(src),
      title,
    }));
    return [...ofFields, ...ofText];
  });
}

/** Whether the pixels of a picture can be read: as strictly as the plugin that will scale it. */
const isReadable = (path: string): Promise<boolean> =>
  sharp(path)
    .resize({ width: 1 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** As many as sharp reads at a time. */
const atOnce = 4;

const known = array(string().required()).default([]);

/**
 * Checks that every picture was fetched and can be read. Gatsby scales pictures in other processes, and if one of them
 * fails, it does not say at which picture. Each file is read once and then remembered.
 * @throws Error that names the picture and its article
 */
export async function checkPictures(hook: Hook): Promise<void> {
  const key = 'readable-pictures';
  const before = new Set(known.validateSync((await hook.cache.get(key)) ?? undefined));
  const readable = new Set<string>();
  const unknown = new Map<string, UsedPicture & { path: string }>();
  for (const picture of picturesUsed(hook)) {
    const { fileId, name, title } = picture;
    if (fileId === undefined) {
      throw new Error(`The picture "${name}" of "${title}" could not be fetched from the CMS.`);
    }
    const { absolutePath: path, internal } = file.validateSync(hook.getNode(fileId));
    if (before.has(internal.contentDigest)) readable.add(internal.contentDigest);
    else unknown.set(internal.contentDigest, { ...picture, path });
  }
  const waiting = [...unknown];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [digest, { name, title, path }] = next;
      if (!(await isReadable(path))) {
        throw new Error(`The picture "${name}" of "${title}" is damaged: upload it again.`);
      }
      readable.add(digest);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await hook.cache.set(key, [...readable]);
}
