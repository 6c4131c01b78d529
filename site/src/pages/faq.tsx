import { graphql, type PageProps } from 'gatsby';
import { compareFaqs, type FaqEntry } from '../components/faq/faq-entry';
import { faqCrumbs, FaqView } from '../components/faq/FaqView';
import { Seo } from '../components/layout/Seo';
import { ContactBand } from '../components/page/ContactBand';
import { faqPage } from '../content/faq';
import { faqList } from '../structured-data/faq-list';

interface FaqData {
  allStrapiFaq: { nodes: FaqEntry[] };
}

const { closing } = faqPage;

export default function FaqPage({ data }: Pick<PageProps<FaqData>, 'data'>) {
  const faqs = [...data.allStrapiFaq.nodes].sort(compareFaqs);
  return (
    <>
      <Seo
        title={faqPage.title}
        description={faqPage.description}
        path="/faq"
        crumbs={faqCrumbs}
        data={faqList(faqs)}
      />
      <FaqView built={faqs} />
      <ContactBand title={closing.title} text={closing.text} />
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
