import { graphql, type PageProps } from 'gatsby';
import { compareFaqs, type FaqEntry } from '../components/faq/faq-entry';
import { FaqView } from '../components/faq/FaqView';
import { Seo } from '../components/layout/Seo';
import { Band } from '../components/primitives/Band';
import { ButtonLink } from '../components/primitives/Button';
import { Icon } from '../components/primitives/Icon';
import { faqPage } from '../content/faq';

interface FaqData {
  allStrapiFaq: { nodes: FaqEntry[] };
}

const { closing } = faqPage;

export default function FaqPage({ data }: Pick<PageProps<FaqData>, 'data'>) {
  return (
    <>
      <Seo title={faqPage.title} description={faqPage.description} path="/faq" />
      <FaqView built={[...data.allStrapiFaq.nodes].sort(compareFaqs)} />
      <Band
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ButtonLink to="/contact" tone="paper">
              {closing.action} <Icon name="right" />
            </ButtonLink>
            <a href={closing.phoneLink}>{closing.phone}</a>
          </>
        }
      />
    </>
  );
}

export const query = graphql`
  query Faqs {
    allStrapiFaq(sort: [{ createdAt: ASC }, { documentId: ASC }]) {
      nodes {
        _id: documentId
        question
        answer: body
        createdAt
      }
    }
  }
`;
