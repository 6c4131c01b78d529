import { graphql, type PageProps } from 'gatsby';
import { Listing, type ListingData } from '../features/blog/listing/Listing';
import { Seo } from '../ui/page/Seo';
import { PageHead } from '../ui/page/PageHead';
import { blogPage } from '../content/blog';

const crumbs = [{ label: 'Home', to: '/' }, { label: blogPage.title }];

export default function BlogPage({ data }: Pick<PageProps<ListingData>, 'data'>) {
  return (
    <>
      <PageHead crumbs={crumbs} title={blogPage.heading} lead={blogPage.description} split />
      <Listing data={data} title={blogPage.listTitle} path="/blog" />
    </>
  );
}

export const Head = () => (
  <Seo title={blogPage.title} description={blogPage.description} path="/blog" crumbs={crumbs} />
);

// 13: a leading article and six rows of two.
export const query = graphql`
  query Blogs {
    newest: allStrapiBlog(sort: [{ datePublished: DESC }, { documentId: ASC }], limit: 13) {
      nodes {
        ...ArticleTeaser
      }
    }
    earlier: allStrapiBlog(sort: [{ datePublished: DESC }, { documentId: ASC }], skip: 13) {
      nodes {
        ...LinkedArticle
      }
    }
    categories: allStrapiBlog {
      group(field: { category: SELECT }) {
        fieldValue
        totalCount
      }
    }
  }
`;
