/** @jest-environment node */
import { refreshPictures } from '../../cms-source/refresh-pictures';

const digest = (value: object) => JSON.stringify(value);

const picture = (id: number, alternativeText: string) => ({ id, alternativeText });

/** The node of a picture as the source plugin made it when it was read for the first time. */
const pictureNode = (read: ReturnType<typeof picture>) => ({
  ...read,
  id: `picture-${String(read.id)}`,
  parent: 'article',
  children: [],
  internal: { type: 'STRAPI__MEDIA', owner: '', contentDigest: digest(read) },
});

const articleNode = (image: ReturnType<typeof picture>[]) => ({
  id: 'article',
  parent: null,
  children: [],
  image___NODE: image.map(({ id }) => `picture-${String(id)}`),
  internal: {
    type: 'STRAPI_BLOG',
    owner: '',
    contentDigest: '',
    content: JSON.stringify({ title: 'An article', image }),
  },
});

function refresh(read: ReturnType<typeof picture>[], kept: ReturnType<typeof picture>[]) {
  const actions = { createNode: jest.fn(), deleteNode: jest.fn() };
  const nodes = [articleNode(read), ...kept.map(pictureNode)];
  const getNodesByType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  refreshPictures({ actions, createContentDigest: digest, getNodesByType });
  return actions;
}

test('an unchanged picture stays, so that its pages are not rebuilt', () => {
  const { createNode, deleteNode } = refresh([picture(1, 'A chart')], [picture(1, 'A chart')]);
  expect(createNode).not.toHaveBeenCalled();
  expect(deleteNode).not.toHaveBeenCalled();
});

test('a picture with a new description is replaced', () => {
  const { createNode } = refresh([picture(1, 'A bar chart')], [picture(1, 'A chart')]);
  expect(createNode.mock.calls).toEqual([
    [
      expect.objectContaining({ id: 'picture-1', strapi_id: 1, alternativeText: 'A bar chart' }),
      { name: 'gatsby-source-strapi' },
    ],
  ]);
});

test('a picture that no article uses is removed', () => {
  const { deleteNode } = refresh(
    [picture(1, 'A chart')],
    [picture(1, 'A chart'), picture(2, 'A map')],
  );
  expect(deleteNode.mock.calls).toEqual([
    [expect.objectContaining({ id: 'picture-2' }), { name: 'gatsby-source-strapi' }],
  ]);
});

test('a picture for shared links is kept like any other', () => {
  const actions = { createNode: jest.fn(), deleteNode: jest.fn() };
  const social = picture(7, 'A chart');
  const article = {
    ...articleNode([]),
    socialImage___NODE: 'picture-7',
    internal: {
      ...articleNode([]).internal,
      content: JSON.stringify({ title: 'An article', image: [], socialImage: social }),
    },
  };
  const nodes = [article, pictureNode(social)];
  refreshPictures({
    actions,
    createContentDigest: digest,
    getNodesByType: (type) => nodes.filter(({ internal }) => internal.type === type),
  });
  expect(actions.deleteNode).not.toHaveBeenCalled();
});
