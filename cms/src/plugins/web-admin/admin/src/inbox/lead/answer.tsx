import { Button, LinkButton, Typography } from '@strapi/design-system';
import { Check, Mail, PaperPlane } from '@strapi/icons';
import { useCallback, useRef } from 'react';
import { isBlank, isDone, type WorkedLead } from '../../../../api';
import { ReplyForm } from '../reply/reply-form';
import { useReplyForm } from '../reply/use-reply-form';
import { focusInSight, useLeadCommand } from '../keyboard';
import { fullMoment, type Clock } from '../times';
import { mailtoHref } from './mailto';
import { Actions, LeadSection } from './parts';
import type { LeadWork } from './use-lead';

interface AnswerProps {
  lead: WorkedLead;
  clock: Clock;
  work: Pick<LeadWork, 'busy' | 'change' | 'follow'>;
}

/** What the buttons do, in a sentence. */
function hintOf({ canReply, fields }: WorkedLead, mailto: string | undefined): string | undefined {
  if (canReply) return undefined;
  if (mailto !== undefined) return 'Opens your mail program with the quoted message.';
  return isBlank(fields.email ?? '')
    ? 'The visitor left no e-mail address.'
    : 'No mail program can write to the e-mail address that the visitor left.';
}

/**
 * How the lead is answered: by a reply that the CMS sends, in the admin's own mail program, or by phone, and then noted by one
 * click.
 */
export function Answer({ lead, clock, work }: AnswerProps) {
  const mailto = mailtoHref(lead, fullMoment(lead.createdAt, clock.zone));
  const { isOpen, setOpen } = useReplyForm(lead);
  const hint = hintOf(lead, mailto);
  const section = useRef<HTMLDivElement>(null);
  const first = useCallback(() => section.current?.querySelector<HTMLElement>('a, button'), []);
  const run = useCallback(() => {
    const field = section.current?.querySelector<HTMLElement>('textarea') ?? first();
    focusInSight(field);
    // The form of a reply takes the focus once it is open.
    if (field?.dataset.opens === 'reply') field.click();
  }, [first]);
  useLeadCommand('answer', { lead, ready: true }, run);
  return (
    <LeadSection title="Answer">
      <div ref={section}>
        {lead.canReply && isOpen ? (
          <ReplyForm
            lead={lead}
            refresh={work.follow}
            onClose={() => {
              setOpen(false);
              // Its buttons go with the form.
              setTimeout(() => first()?.focus());
            }}
          />
        ) : (
          <Actions>
            {lead.canReply && (
              <Button
                size="S"
                data-opens="reply"
                startIcon={<PaperPlane aria-hidden />}
                onClick={() => {
                  setOpen(true);
                }}
              >
                Reply
              </Button>
            )}
            {mailto !== undefined && (
              <LinkButton
                href={mailto}
                size="S"
                variant={lead.canReply ? 'tertiary' : 'default'}
                startIcon={<Mail aria-hidden />}
              >
                {lead.canReply ? 'Use your mail program' : 'Write an e-mail'}
              </LinkButton>
            )}
            {!isDone(lead.state) && (
              <Button
                size="S"
                variant="success-light"
                startIcon={<Check aria-hidden />}
                aria-disabled={work.busy}
                onClick={() => {
                  // The button goes with the choice.
                  first()?.focus();
                  void work.change({ state: 'answered' }, lead.version);
                }}
              >
                Mark as answered
              </Button>
            )}
          </Actions>
        )}
      </div>
      {hint !== undefined && (
        <Typography variant="pi" textColor="neutral600">
          {hint}
        </Typography>
      )}
    </LeadSection>
  );
}
