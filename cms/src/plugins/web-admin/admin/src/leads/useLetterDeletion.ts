import { type DeadLetter, panelReads } from '../../../api';
import { useWrite } from '../requests/use-write';
import { type Delete, useDelete } from '../ui/table/deletion';
import { letterName, texts } from './texts';

interface LetterDeletion {
  /** Gets the sentence for what failed. */
  onDone: (alert: string | undefined) => void;
}

/** Deletes undelivered leads after a question. */
export function useLetterDeletion({ onDone }: LetterDeletion): Delete<DeadLetter> {
  const { sendTo } = useWrite();
  return useDelete<DeadLetter>({
    remove: ({ _id }) =>
      sendTo({ method: 'DELETE', url: `${panelReads.deadLetters}/${encodeURIComponent(_id)}` }),
    nameOf: letterName,
    deletedText: texts.letterDeleted,
    onDone,
  });
}
