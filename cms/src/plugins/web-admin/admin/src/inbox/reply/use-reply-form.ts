import { useEffect, useState } from 'react';
import type { WorkedLead } from '../../../../api';
import { formsWithDrafts } from '../../drafts/drafts';
import { useDraftUser } from '../../drafts/use-draft';
import { replyDraft } from './reply-form';

/** Whether the form of a reply is open: at first if a reply was typed and not sent. */
export function useReplyForm(lead: Pick<WorkedLead, 'form' | '_id'>) {
  const user = useDraftUser();
  const [isOpen, setOpen] = useState(false);
  const draft = replyDraft(lead);
  useEffect(() => {
    let left = false;
    if (user !== undefined) {
      void formsWithDrafts(user).then((forms) => {
        if (!left && forms.includes(draft)) setOpen(true);
      });
    }
    return () => {
      left = true;
    };
  }, [user, draft]);
  return { isOpen, setOpen };
}
