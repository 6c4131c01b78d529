import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, number, object, string, type InferType } from 'yup';
import { articlePath, isolated } from '../src/api';
import { blogPage, feed } from '../src/content/blog';
import { firm } from '../src/content/firm';

const size = { width: number().required(), height: number().required() };

/** A picture of an article, cut to the size of a link preview. */
const cover = object({
  localFile: object({
    childImageSharp: object({
      resize: object({ src: string().required(), ...size })
        .default(null)
        .nullable(),
    })
      .default(null)
      .nullable(),
  })
    .default(null)
    .nullable(),
});

const rows = object({
  site: object({ siteMetadata: object({ siteUrl: string().required() }) }),
  allStrapiBlog: object({
    nodes: array(
      object({
        documentId: string().required(),
        slug: string().nullable().default(null),
        title: string().required(),
        category: string().required(),
        excerpt: string().defined(),
        datePublished: string().required(),
        dateModified: string().required(),
        author: string().nullable().default(null),
        imageAlt: array(string().defined().nullable()).nullable().default(null),
        covers: array(cover).nullable().default(null),
      }),
    ).required(),
  }),
});

/** Characters that XML does not allow, even escaped; an editor may have pasted one into a title. */
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const clean = (text: string) => text.replace(notInXml, '');

/** The feed's own title, description and addresses. */
export function feedHead({ query }: { query: unknown }) {
  const { siteUrl } = rows.pick(['site']).validateSync(query).site.siteMetadata;
  return {
    title: `${firm.name}: ${blogPage.title}`,
    description: blogPage.description,
    site_url: new URL('/blog', siteUrl).href,
    feed_url: new URL(feed.path, siteUrl).href,
    generator: firm.name,
    language: 'en',
    custom_namespaces: { media: 'http://search.yahoo.com/mrss/' },
  };
}

type Entry = InferType<typeof rows>['allStrapiBlog']['nodes'][number];

/** The first picture of an entry, with what the article says of it (Media RSS). */
function pictureOf({ covers, imageAlt }: Entry, siteUrl: string): object[] {
  const picture = covers?.[0]?.localFile?.childImageSharp?.resize;
  if (!picture) return [];
  const { src, width, height } = picture;
  const url = new URL(src, siteUrl).href;
  const file = { _attr: { url, medium: 'image', type: 'image/jpeg', width, height } };
  const alt = clean(imageAlt?.[0] ?? '');
  return [{ 'media:content': alt === '' ? [file] : [file, { 'media:description': alt }] }];
}

/** The entries of the feed. Their id is the document's, so that a new slug does not make a new entry. */
export function feedEntries({ query }: { query: unknown }) {
  const { site, allStrapiBlog } = rows.validateSync(query);
  return allStrapiBlog.nodes.map((blog) => ({
    // Feed readers show these between their own words.
    title: isolated(clean(blog.title)),
    description: isolated(clean(blog.excerpt)),
    url: new URL(articlePath(blog), site.siteMetadata.siteUrl).href,
    guid: blog.documentId,
    categories: [clean(blog.category)],
    date: blog.datePublished,
    ...(blog.author ? { author: clean(blog.author) } : {}),
    custom_elements: [
      // RSS has no element for it.
      { 'atom:updated': new Date(blog.dateModified).toISOString() },
      ...pictureOf(blog, site.siteMetadata.siteUrl),
    ],
  }));
}

/** The maximum number of entries: subscribers fetch the whole feed every few hours. */
const newest = 50;

/** gatsby-plugin-feed: writes the feed and links to it from the head of every page. */
export const blogFeed = {
  resolve: 'gatsby-plugin-feed',
  options: {
    query: '{ site { siteMetadata { siteUrl } } }',
    setup: feedHead,
    feeds: [
      {
        output: feed.path,
        title: `${firm.name}: ${blogPage.title}`,
        serialize: feedEntries,
        query: `
          {
            allStrapiBlog(sort: [{ datePublished: DESC }, { documentId: ASC }], limit: ${String(newest)}) {
              nodes {
                documentId
                slug
                title
                category
                excerpt
                datePublished
                dateModified
                author
                imageAlt
                covers: image {
                  localFile {
                    childImageSharp {
                      resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, jpegQuality: 82) {
                        src
                        width
                        height
                      }
                    }
                  }
                }
              }
            }
          }
        `,
      },
    ],
  },
};

const buildDate = /<lastBuildDate>.*?<\/lastBuildDate>/;
const entryDates = /<(?:pubDate|atom:updated)>(.*?)<\//g;

/**
 * Sets the date of the feed to that of the last change of an entry, as RSS asks. The feed plugin writes the time of the build, so
 * that every build would differ from the last.
 * @param xml a feed whose entries have dates
 * @returns the feed; without a date when it has no entry
 */
export function datedByContent(xml: string): string {
  const moments = [...xml.matchAll(entryDates)].map(([, date = '']) => Date.parse(date));
  const newest = moments.length === 0 ? undefined : new Date(Math.max(...moments)).toUTCString();
  return xml.replace(
    buildDate,
    newest === undefined ? '' : `<lastBuildDate>${newest}</lastBuildDate>`,
  );
}

/** Dates the feed that the plugin wrote into Gatsby's `public` folder. */
export function dateFeed(publicDir: string): void {
  const file = join(publicDir, feed.path);
  writeFileSync(file, datedByContent(readFileSync(file, 'utf8')));
}
