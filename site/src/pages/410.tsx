import { AnswerPage, AnswerSeo } from '../templates/AnswerPage';
import { gone } from '../content/not-found';

/** Stands at every address whose page is gone for good, with status 410. */
export default function Gone() {
  return <AnswerPage {...gone} />;
}

export const Head = () => <AnswerSeo {...gone} />;
