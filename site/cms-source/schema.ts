import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { array, object, string } from 'yup';
import { imageAltOf } from '../src/api';
import { readingMinutes } from '../src/features/blog/reading-time';
import { excerptOf, textOf } from '../src/ui/rich-text/text-of';
import { datesOf } from './article-dates';
import { parseHtml } from './parse-html';
import { cmsHosts } from './settings';
import { movingOf, stillOf } from './unscaled-pictures';
import { uploadPath } from './upload-path';

const excerptLength = 180;

const described = object({
  description: string().nullable(),
  fields: object({ textPictures: array(object({ src: string().required() })) }),
});

/** Keeps only the pictures that text-pictures.ts has fetched. */
function bodyOf(source: unknown) {
  const { description, fields } = described.validateSync(source);
  const fetched = new Set(fields.textPictures?.map(({ src }) => src));
  const hosts = cmsHosts();
  return parseHtml(description ?? '', (address) => {
    const src = uploadPath(address, hosts);
    return src !== undefined && fetched.has(src) ? src : undefined;
  });
}

const filed = object({ localFile: string(), localFile___NODE: string() });

interface ResolverContext {
  nodeModel: { getNodeById: (asked: { id: string }) => unknown };
}

const pictured = object({
  imageAlts: string().nullable(),
  image___NODE: array(string().required()).default([]),
});

const uploaded = object({ url: string().default('') });

/** What the article says of each of its pictures; null where it says nothing of any. */
function altsOf(source: unknown, _args: unknown, { nodeModel }: ResolverContext) {
  const { imageAlts, image___NODE } = pictured.validateSync(source);
  const urls = image___NODE.map(
    (id) => uploaded.validateSync(nodeModel.getNodeById({ id }) ?? {}).url,
  );
  return imageAltOf(urls, imageAlts) ?? null;
}

/** Resolves a field from the picture's file; null where the file could not be fetched. */
const ofFile =
  <T>(make: (node: unknown) => Promise<T>) =>
  (source: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<T> | null => {
    const { localFile, localFile___NODE } = filed.validateSync(source);
    const node = nodeModel.getNodeById({ id: localFile___NODE ?? localFile ?? '' });
    return node ? make(node) : null;
  };

/**
 * Declares the types that the queries read, so that a type without entries can still be queried. `body` is the
 * description as a tree (src/ui/rich-text/tree.ts): no HTML of the CMS reaches a page.
 */
export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({ name: 'richText', extend: () => ({ resolve: bodyOf }) });
  actions.createFieldExtension({
    name: 'excerpt',
    extend: () => ({ resolve: (source: unknown) => excerptOf(bodyOf(source), excerptLength) }),
  });
  actions.createFieldExtension({
    name: 'readingMinutes',
    extend: () => ({ resolve: (source: unknown) => readingMinutes(textOf(bodyOf(source))) }),
  });
  actions.createFieldExtension({
    name: 'datePublished',
    extend: () => ({ resolve: (source: unknown) => datesOf(source).datePublished }),
  });
  actions.createFieldExtension({
    name: 'dateModified',
    extend: () => ({ resolve: (source: unknown) => datesOf(source).dateModified }),
  });
  actions.createFieldExtension({ name: 'imageAlt', extend: () => ({ resolve: altsOf }) });
  actions.createFieldExtension({ name: 'still', extend: () => ({ resolve: ofFile(stillOf) }) });
  actions.createFieldExtension({ name: 'moving', extend: () => ({ resolve: ofFile(movingOf) }) });
  actions.createTypes(`
    type STRAPI_BLOG implements Node @dontInfer {
      documentId: String!
      title: String!
      slug: String
      body: JSON! @richText
      excerpt: String! @excerpt
      tag: String
      category: String!
      readingMinutes: Int! @readingMinutes
      author: String
      metaTitle: String
      metaDescription: String
      noindex: Boolean
      socialImage: STRAPI__MEDIA @link(by: "id", from: "socialImage___NODE")
      datePublished: Date! @datePublished
      dateModified: Date! @dateModified
      image: [STRAPI__MEDIA!] @link(by: "id", from: "image___NODE")
      imageAlt: [String] @imageAlt
      textPictures: [TextPicture!] @proxy(from: "fields.textPictures")
    }
    type TextPicture {
      src: String!
      still: StillPicture @still
      moving: String @moving
      localFile: File @link
    }
    type StillPicture {
      src: String!
      width: Int!
      height: Int!
    }
    type STRAPI_FAQ implements Node @dontInfer {
      documentId: String!
      question: String!
      body: JSON! @richText
      createdAt: Date! @dateformat
    }
    type STRAPI__MEDIA implements Node @dontInfer {
      url: String
      alternativeText: String
      still: StillPicture @still
      moving: String @moving
      localFile: File @link(by: "id", from: "localFile___NODE")
    }
  `);
}
