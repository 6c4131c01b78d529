import { graphql, type PageProps } from 'gatsby';
import { ArticleList } from '../components/blog/ArticleList';
import { articlePath } from '../components/blog/article-path';
import { type Media, picturesOf } from '../components/blog/media';
import { Seo } from '../components/layout/Seo';
import { MoreLink } from '../components/primitives/MoreLink';
import { PageHead } from '../components/primitives/PageHead';
import { Section } from '../components/primitives/Section';
import { blogPage } from '../content/blog';

interface BlogRow {
  documentId: string;
  slug: string | null;
  title: string;
  category: string;
  tag: string | null;
  excerpt: string;
  image: Media[] | null;
}

interface BlogData {
  allStrapiBlog: { nodes: BlogRow[] };
}

export default function BlogPage({ data }: Pick<PageProps<BlogData>, 'data'>) {
  const teasers = data.allStrapiBlog.nodes.map(({ image, ...blog }) => ({
    ...blog,
    path: articlePath(blog),
    picture: picturesOf(image)[0],
  }));
  return (
    <>
      <Seo title={blogPage.title} description={blogPage.description} path="/blog" />
      <PageHead
        crumbs={[{ label: 'Home', to: '/' }, { label: blogPage.title }]}
        title={blogPage.heading}
        lead={blogPage.description}
        split
      />
      <Section title={blogPage.listTitle} titleHidden flush>
        {teasers.length > 0 ? (
          <ArticleList teasers={teasers} />
        ) : (
          <>
            <p>{blogPage.empty}</p>
            <MoreLink to="/faq">{blogPage.emptyLink}</MoreLink>
          </>
        )}
      </Section>
    </>
  );
}

export const query = graphql`
  query Blogs {
    allStrapiBlog(sort: [{ createdAt: DESC }, { documentId: ASC }]) {
      nodes {
        documentId
        slug
        title
        category
        tag
        excerpt
        image {
          alternativeText
          localFile {
            childImageSharp {
              gatsbyImageData(
                layout: CONSTRAINED
                width: 960
                placeholder: NONE
                formats: [AUTO, WEBP, AVIF]
                sizes: "(min-width: 1680px) 56rem, (min-width: 768px) 54vw, 92vw"
              )
            }
          }
        }
      }
    }
  }
`;
