import { graphql, type PageProps } from 'gatsby';
import { ArticleArt } from '../components/blog/ArticleArt';
import { ArticleBody } from '../components/blog/ArticleBody';
import { ArticleHead } from '../components/blog/ArticleHead';
import { articlePath } from '../components/blog/article-path';
import { type Media, picturesOf } from '../components/blog/media';
import { Neighbours } from '../components/blog/Neighbours';
import { type ArticleLink, ReadNext } from '../components/blog/ReadNext';
import { splitStandfirst } from '../components/blog/split-standfirst';
import { Seo } from '../components/layout/Seo';
import type { RichText } from '../components/rich-text/tree';

interface LinkedRow {
  documentId: string;
  slug: string | null;
  title: string;
  category: string;
}

interface ArticleData {
  strapiBlog: LinkedRow & {
    tag: string | null;
    excerpt: string;
    body: RichText;
    image: Media[] | null;
  };
  newer: LinkedRow | null;
  older: LinkedRow | null;
  readNext: { nodes: LinkedRow[] };
}

/** The list that gatsby-node.ts chose; a query answers in an order of its own. */
interface ArticlePageContext {
  readNext: string[];
}

const toLink = (row: LinkedRow): ArticleLink => ({ ...row, path: articlePath(row) });

export default function ArticlePage({
  data,
  pageContext,
}: Pick<PageProps<ArticleData, ArticlePageContext>, 'data' | 'pageContext'>) {
  const { strapiBlog: blog, newer, older, readNext } = data;
  const placeOf = ({ documentId }: LinkedRow) => pageContext.readNext.indexOf(documentId);
  const links = [...readNext.nodes].sort((a, b) => placeOf(a) - placeOf(b)).map(toLink);
  const { standfirst, rest } = splitStandfirst(blog.body);
  const [cover, ...pictures] = picturesOf(blog.image);
  return (
    <>
      <Seo
        title={blog.title}
        description={blog.excerpt}
        path={articlePath(blog)}
        {...(cover?.image.images.fallback && { image: cover.image.images.fallback.src })}
      />
      <article>
        <ArticleHead {...blog} standfirst={standfirst} />
        {cover && <ArticleArt picture={cover} />}
        <ArticleBody body={rest} pictures={pictures} />
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
  fragment LinkedArticle on STRAPI_BLOG {
    documentId
    slug
    title
    category
  }

  query Article($documentId: String!, $newer: String!, $older: String!, $readNext: [String!]!) {
    strapiBlog(documentId: { eq: $documentId }) {
      ...LinkedArticle
      tag
      excerpt
      body
      image {
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
