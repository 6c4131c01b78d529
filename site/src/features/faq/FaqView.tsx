import { useEffect, useState } from 'react';
import { faqPage } from '../../content/faq';
import { PageHead } from '../../ui/page/PageHead';
import { Section } from '../../ui/page/Section';
import type { FaqEntry } from './faq-entry';
import { FaqList } from './FaqList';
import { FaqSearch } from './FaqSearch';
import { searchesWithMatches, matchesSearch, otherSpellings } from './matches-search';
import { useFreshFaqs } from './use-fresh-faqs';

/** Opens the question in the address, for browsers that do not open a `details` element to reveal an anchor. */
function useLinkedQuestion(): void {
  useEffect(() => {
    const openLinked = () => {
      const answer = document.getElementById(window.location.hash.slice(1));
      const details = answer?.closest('details');
      if (!answer || !details || details.open) return;
      details.open = true;
      answer.scrollIntoView();
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => {
      window.removeEventListener('hashchange', openLinked);
    };
  }, []);
}

const { search: copy } = faqPage;

/** The breadcrumb of the FAQ page. */
export const faqCrumbs = [{ label: 'Home', to: '/' }, { label: faqPage.crumb }];

/**
 * The head and the list of the FAQ page (Spec §2).
 * @param built the FAQs that the page was built with, in order
 */
export function FaqView({ built }: { built: FaqEntry[] }) {
  const faqs = useFreshFaqs(built);
  const [search, setSearch] = useState('');
  useLinkedQuestion();

  const matching = faqs.filter((faq) => matchesSearch(faq, search));
  const nothing = faqs.length > 0 && matching.length === 0;
  const result =
    matching.length === 0 ? copy.none(search) : copy.found(matching.length, faqs.length);

  return (
    <>
      <PageHead crumbs={faqCrumbs} title={faqPage.heading}>
        {faqs.length > 0 && (
          <FaqSearch
            onSearch={setSearch}
            status={search === '' ? '' : result}
            instead={
              nothing
                ? {
                    spellings: otherSpellings(faqs, search),
                    topics: searchesWithMatches(faqs, copy.topics),
                  }
                : undefined
            }
          />
        )}
      </PageHead>
      <Section title={faqPage.listTitle} titleHidden flush>
        {faqs.length > 0 ? <FaqList faqs={faqs} matching={matching} /> : <p>{faqPage.empty}</p>}
      </Section>
    </>
  );
}
