import type { Actions, NodePluginArgs } from 'gatsby';
import { array, number, object, string } from 'yup';
import { articleType, mediaType, sourcePlugin } from './settings';

const picture = object({ id: number().required() });
const pictured = object({
  image: array(picture.required()).nullable(),
  socialImage: picture.default(undefined).nullable(),
});
const article = object({
  internal: object({ content: string().required() }),
  image___NODE: array(string().required()).default([]),
  socialImage___NODE: string().nullable(),
});

type Picture = NonNullable<ReturnType<typeof pictured.validateSync>['image']>[number];

interface Hook extends Pick<NodePluginArgs, 'createContentDigest' | 'getNodesByType'> {
  actions: Pick<Actions, 'createNode' | 'deleteNode'>;
}

/** The pictures of all articles as the CMS sent them, by the ids of their nodes. */
function picturesRead(getNodesByType: NodePluginArgs['getNodesByType']): Map<string, Picture> {
  const read = new Map<string, Picture>();
  for (const node of getNodesByType(articleType)) {
    const { internal, image___NODE, socialImage___NODE } = article.validateSync(node);
    const { image, socialImage } = pictured.validateSync(JSON.parse(internal.content));
    if (socialImage___NODE && socialImage) read.set(socialImage___NODE, socialImage);
    image___NODE.forEach((id, index) => {
      const picture = image?.[index];
      if (picture) read.set(id, picture);
    });
  }
  return read;
}

/**
 * Updates the pictures of articles after a cached build has read the articles. The source plugin creates a picture only
 * once, so it keeps an outdated alternative text and pictures that no article uses any more.
 */
export function refreshPictures({ actions, createContentDigest, getNodesByType }: Hook): void {
  const read = picturesRead(getNodesByType);
  const owner = { name: sourcePlugin };
  for (const node of getNodesByType(mediaType)) {
    const picture = read.get(node.id);
    if (picture === undefined) {
      actions.deleteNode(node, owner);
      continue;
    }
    const contentDigest = createContentDigest(picture);
    if (contentDigest === node.internal.contentDigest) continue;
    const { id, parent } = node;
    const content = JSON.stringify(picture);
    const internal = { type: mediaType, content, contentDigest };
    const ids = { strapi_id: picture.id, strapi_document_id_or_regular_id: picture.id };
    void actions.createNode({ ...picture, ...ids, id, parent, children: [], internal }, owner);
  }
}
