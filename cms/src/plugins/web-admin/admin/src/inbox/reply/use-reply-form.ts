import { useEffect, useState } from 'react';
import type { WorkedLead } from '../../../../api';
import { formsWithUnsent } from '../../unsent/unsent';
import { useUnsentUser } from '../../unsent/use-unsent';
import { unsentReply } from './use-reply';

/** Whether the form of a reply is open: at first if a reply was typed and not sent. */
export function useReplyForm(lead: Pick<WorkedLead, 'form' | '_id'>) {
  const user = useUnsentUser();
  const [isOpen, setOpen] = useState(false);
  const unsent = unsentReply(lead);
  useEffect(() => {
    let left = false;
    if (user !== undefined) {
      void formsWithUnsent(user).then((forms) => {
        if (!left && forms.includes(unsent)) setOpen(true);
      });
    }
    return () => {
      left = true;
    };
  }, [user, unsent]);
  return { isOpen, setOpen };
}
