import { graphql, type PageProps } from 'gatsby';
import { ArticleArt } from '../components/blog/ArticleArt';
import { ArticleBody } from '../components/blog/ArticleBody';
import { ArticleHead } from '../components/blog/ArticleHead';
import { articleCrumbs } from '../components/blog/article-crumbs';
import { articlePath } from '../components/blog/article-path';
import { type LinkedRow, toLink } from '../components/blog/article-link';
import { type Media, picturesOf, type TextPicture, textPicturesOf } from '../components/blog/media';
import { Neighbours } from '../components/blog/Neighbours';
import { ReadNext } from '../components/blog/ReadNext';
import { splitStandfirst } from '../components/blog/split-standfirst';
import { previewPicture, type PreviewPicture } from '../components/layout/preview-picture';
import { Seo } from '../components/layout/Seo';
import { excerptOf } from '../components/rich-text/text-of';
import type { RichText } from '../components/rich-text/tree';
import { blogPosting } from '../structured-data/blog-posting';

interface ArticleMedia extends Media {
  url: string | null;
}

/** The cover, cut to the size of a link preview. */
interface Cover {
  localFile: {
    childImageSharp: { resize: Pick<PreviewPicture, 'src' | 'width' | 'height'> } | null;
  } | null;
}

interface ArticleData {
  strapiBlog: LinkedRow & {
    tag: string | null;
    excerpt: string;
    body: RichText;
    updatedAt: string;
    image: ArticleMedia[] | null;
    covers: Cover[] | null;
    textPictures: TextPicture[] | null;
  };
  newer: LinkedRow | null;
  older: LinkedRow | null;
  readNext: { nodes: LinkedRow[] };
}

/** The list that gatsby-node.ts chose; a query answers in an order of its own. */
interface ArticlePageContext {
  readNext: string[];
}

export default function ArticlePage({
  data,
  pageContext,
}: Pick<PageProps<ArticleData, ArticlePageContext>, 'data' | 'pageContext'>) {
  const { strapiBlog: blog, newer, older, readNext } = data;
  const placeOf = ({ documentId }: LinkedRow) => pageContext.readNext.indexOf(documentId);
  const links = [...readNext.nodes].sort((a, b) => placeOf(a) - placeOf(b)).map(toLink);
  const { standfirst, rest } = splitStandfirst(blog.body);
  const textPictures = textPicturesOf(blog.textPictures);
  const [cover, ...pictures] = picturesOf(
    // What stands in the text is not shown a second time below it.
    (blog.image ?? []).filter(({ url }, index) => index === 0 || !textPictures.has(url ?? '')),
  );
  const path = articlePath(blog);
  const preview = blog.covers?.[0]?.localFile?.childImageSharp?.resize;
  const image = preview ? { ...preview, alt: cover?.alt || blog.title } : previewPicture(path);
  return (
    <>
      <Seo
        title={blog.title}
        description={excerptOf([blog.excerpt], 160)}
        path={path}
        crumbs={articleCrumbs(blog)}
        image={image}
        article={blog}
        data={[blogPosting({ ...blog, path, image: image.src })]}
      />
      <article>
        <ArticleHead {...blog} standfirst={standfirst} />
        {cover && <ArticleArt picture={cover} />}
        <ArticleBody body={rest} textPictures={textPictures} pictures={pictures} />
      </article>
      {(newer ?? older) && (
        <Neighbours
          newer={newer ? toLink(newer) : undefined}
          older={older ? toLink(older) : undefined}
        />
      )}
      {links.length > 0 && <ReadNext links={links} />}
    </>
  );
}

export const query = graphql`
  query Article($documentId: String!, $newer: String!, $older: String!, $readNext: [String!]!) {
    strapiBlog(documentId: { eq: $documentId }) {
      ...LinkedArticle
      tag
      excerpt
      body
      updatedAt
      textPictures {
        src
        localFile {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 720
              placeholder: NONE
              formats: [AUTO, WEBP, AVIF]
              sizes: "(min-width: 768px) 42rem, 92vw"
            )
          }
        }
      }
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
      image {
        url
        alternativeText
        localFile {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1280
              placeholder: NONE
              formats: [AUTO, WEBP, AVIF]
              sizes: "(min-width: 1080px) 62vw, 92vw"
            )
          }
        }
      }
    }
    newer: strapiBlog(documentId: { eq: $newer }) {
      ...LinkedArticle
    }
    older: strapiBlog(documentId: { eq: $older }) {
      ...LinkedArticle
    }
    readNext: allStrapiBlog(filter: { documentId: { in: $readNext } }) {
      nodes {
        ...LinkedArticle
      }
    }
  }
`;
