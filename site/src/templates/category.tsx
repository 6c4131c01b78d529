import { graphql, type PageProps } from 'gatsby';
import { categoriesOf } from '../components/blog/categories';
import { Listing, type ListingData } from '../components/blog/Listing';
import { Seo } from '../components/layout/Seo';
import { PageHead } from '../components/primitives/PageHead';
import { blogPage, categoryPage } from '../content/blog';

interface CategoryPageContext {
  spellings: string[];
}

/** The articles of one category. */
export default function CategoryPage({
  data,
  pageContext,
}: Pick<PageProps<ListingData, CategoryPageContext>, 'data' | 'pageContext'>) {
  const [spelling = ''] = pageContext.spellings;
  const category = categoriesOf(data.categories.group).find(({ spellings }) =>
    spellings.includes(spelling),
  );
  if (!category) throw new Error(`The blog has no category "${spelling}".`);
  const { name, path, count } = category;
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: blogPage.title, to: '/blog' },
    { label: name },
  ];
  return (
    <>
      <Seo
        title={categoryPage.title(name)}
        description={categoryPage.description(name)}
        path={path}
        crumbs={crumbs}
      />
      <PageHead crumbs={crumbs} title={name} lead={categoryPage.lead(count)} split />
      <Listing data={data} title={categoryPage.listTitle} path={path} />
    </>
  );
}

// 13: one leads, and six rows of two follow.
export const query = graphql`
  query Category($spellings: [String!]!) {
    newest: allStrapiBlog(
      filter: { category: { in: $spellings } }
      sort: [{ createdAt: DESC }, { documentId: ASC }]
      limit: 13
    ) {
      nodes {
        ...ArticleTeaser
      }
    }
    earlier: allStrapiBlog(
      filter: { category: { in: $spellings } }
      sort: [{ createdAt: DESC }, { documentId: ASC }]
      skip: 13
    ) {
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
