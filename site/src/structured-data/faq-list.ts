import type { FAQPage } from 'schema-dts';
import { textOf } from '../ui/rich-text/text-of';
import type { RichText } from '../ui/rich-text/tree';
import type { StructuredData } from './structured-data';

/**
 * The questions and answers as plain text.
 * @returns empty if there is no question with an answer
 */
export function faqList(
  faqs: readonly { question: string; answer: RichText }[],
): StructuredData<FAQPage>[] {
  const answered = faqs
    .map(({ question, answer }) => ({ question, text: textOf(answer) }))
    .filter(({ text }) => text !== '');
  if (answered.length === 0) return [];
  return [
    () => ({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: answered.map(({ question, text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    }),
  ];
}
