import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { compareFaqs, type FaqEntry } from '../features/faq/faq-entry';
import { faqCrumbs, FaqView } from '../features/faq/FaqView';
import { Seo } from '../ui/page/Seo';
import { ContactBand } from '../ui/page/ContactBand';
import { faqPage } from '../content/faq';
import { faqList } from '../structured-data/faq-list';

interface FaqData {
  allStrapiFaq: { nodes: FaqEntry[] };
}

const { closing } = faqPage;

const faqsIn = ({ allStrapiFaq }: FaqData) => [...allStrapiFaq.nodes].sort(compareFaqs);

export default function FaqPage({ data }: Pick<PageProps<FaqData>, 'data'>) {
  return (
    <>
      <FaqView built={faqsIn(data)} />
      <ContactBand title={closing.title} text={closing.text} />
    </>
  );
}

export const Head = ({ data }: Pick<HeadProps<FaqData>, 'data'>) => (
  <Seo
    title={faqPage.title}
    description={faqPage.description}
    path="/faq"
    crumbs={faqCrumbs}
    data={faqList(faqsIn(data))}
  />
);

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
