import { isGonePage } from '../hydration/published-page';
import { AnswerPage, AnswerSeo } from '../templates/AnswerPage';
import { gone, notFound } from '../content/not-found';

/** Gatsby renders this page wherever it knows no page, so also where the host has sent the one for a page that is gone. */
const copy = () => (isGonePage() ? gone : notFound);

/** Spec §2: the fallback page for addresses without a page. */
export default function NotFound() {
  return <AnswerPage {...copy()} />;
}

export const Head = () => <AnswerSeo {...copy()} />;
