import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { replyAgainPath, type TimelineRow, type WorkedLead } from '../../../../api';
import { useWrite } from '../../requests/use-write';
import { Moment } from '../lead/moment';
import type { Clock } from '../times';
import { unsentText } from './reply-texts';

interface ReplyStateProps {
  lead: WorkedLead;
  reply: TimelineRow<'reply'>['detail'];
  clock: Clock;
  /** Called after the reply was sent again. Absent where this admin may not. */
  onSentAgain: (() => void) | undefined;
}

/** What has become of a reply: sent, on its way, or failed, which offers to send it again. */
export function ReplyState({ lead, reply: { id, mail }, clock, onSentAgain }: ReplyStateProps) {
  const { busy, sendTo } = useWrite();
  const [problem, setProblem] = useState<string>();

  const sendAgain = async () => {
    setProblem(undefined);
    const outcome = await sendTo({
      method: 'POST',
      url: replyAgainPath(lead.form, lead._id, id),
      body: {},
    });
    if (!outcome.ok && outcome.code !== 'edit_conflict') setProblem(outcome.message);
    onSentAgain?.();
  };

  const hasFailed = mail.state === 'failed';
  return (
    <Flex gap={3} wrap="wrap" paddingTop={1}>
      <Typography
        tag="p"
        role="status"
        variant="pi"
        textColor={hasFailed ? 'danger700' : 'neutral600'}
      >
        {mail.sentAt === undefined ? (
          unsentText(mail)
        ) : (
          <>
            Sent <Moment moment={mail.sentAt} clock={clock} />
          </>
        )}
      </Typography>
      {hasFailed && onSentAgain && (
        <Button size="S" variant="secondary" loading={busy} onClick={() => void sendAgain()}>
          Send again
        </Button>
      )}
      {problem !== undefined && (
        <Typography tag="p" role="alert" variant="pi" textColor="danger700">
          {problem}
        </Typography>
      )}
    </Flex>
  );
}
