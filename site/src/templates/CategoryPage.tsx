import { graphql, type PageProps } from 'gatsby';
import { categoriesOf } from '../features/blog/categories';
import { Listing, type ListingData } from '../features/blog/listing/Listing';
import { Seo } from '../ui/page/Seo';
import { PageHead } from '../ui/page/PageHead';
import { blogPage, categoryPage } from '../content/blog';

interface CategoryPageContext {
  spellings: string[];
}

type CategoryProps = Pick<PageProps<ListingData, CategoryPageContext>, 'data' | 'pageContext'>;

function categoryIn({ data, pageContext }: CategoryProps) {
  const [spelling = ''] = pageContext.spellings;
  const category = categoriesOf(data.categories.group).find(({ spellings }) =>
    spellings.includes(spelling),
  );
  if (!category) throw new Error(`The blog has no category "${spelling}".`);
  return category;
}

const crumbsTo = (name: string) => [
  { label: 'Home', to: '/' },
  { label: blogPage.title, to: '/blog' },
  { label: name },
];

/** The articles of one category. */
export default function CategoryPage(props: CategoryProps) {
  const { name, path, count } = categoryIn(props);
  return (
    <>
      <PageHead crumbs={crumbsTo(name)} title={name} lead={categoryPage.lead(count)} split />
      <Listing data={props.data} title={categoryPage.listTitle} path={path} />
    </>
  );
}

export function Head(props: CategoryProps) {
  const { name, path } = categoryIn(props);
  return (
    <Seo
      title={categoryPage.title(name)}
      description={categoryPage.description(name)}
      path={path}
      crumbs={crumbsTo(name)}
    />
  );
}

// 13: a leading article and six rows of two.
export const query = graphql`
  query Category($spellings: [String!]!) {
    newest: allStrapiBlog(
      filter: { category: { in: $spellings } }
      sort: [{ datePublished: DESC }, { documentId: ASC }]
      limit: 13
    ) {
      nodes {
        ...ArticleTeaser
      }
    }
    earlier: allStrapiBlog(
      filter: { category: { in: $spellings } }
      sort: [{ datePublished: DESC }, { documentId: ASC }]
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
