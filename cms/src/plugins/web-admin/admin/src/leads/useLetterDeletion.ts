import { panelReads, type DeadLetter } from '../../../api';
import { useWrite } from '../hooks/useWrite';
import { useDelete, type Delete } from '../list/useDelete';
import { letterName, texts } from './texts';

/**
 * Deletes undelivered leads after a question.
 * @param onDone gets the sentence for what failed
 */
export function useLetterDeletion(onDone: (alert: string | undefined) => void): Delete<DeadLetter> {
  const { sendTo } = useWrite();
  return useDelete<DeadLetter>({
    remove: ({ _id }) =>
      sendTo({ method: 'DELETE', url: `${panelReads.deadLetters}/${encodeURIComponent(_id)}` }),
    nameOf: letterName,
    deletedText: texts.letterDeleted,
    onDone,
  });
}
