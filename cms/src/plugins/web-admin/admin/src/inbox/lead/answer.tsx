import { Button, LinkButton, Typography } from '@strapi/design-system';
import { Check, PaperPlane } from '@strapi/icons';
import type { RefObject } from 'react';
import { isDone, type WorkedLead } from '../../../../api';
import { fullMoment, type Clock } from '../times';
import { mailtoHref } from './mailto';
import { Actions, LeadSection } from './parts';
import type { LeadWork } from './use-lead';

interface AnswerProps {
  lead: WorkedLead;
  clock: Clock;
  work: Pick<LeadWork, 'busy' | 'change'>;
  /** Gets the section, so that a key can focus the first thing in it. */
  sectionRef: RefObject<HTMLDivElement>;
}

/** How the lead is answered: in the admin's own mail program or by phone, and then noted by one click. */
export function Answer({ lead, clock, work, sectionRef }: AnswerProps) {
  const mailto = mailtoHref(lead, fullMoment(lead.createdAt, clock.zone));
  return (
    <LeadSection title="Answer">
      <Actions ref={sectionRef}>
        {mailto !== undefined && (
          <LinkButton href={mailto} size="S" startIcon={<PaperPlane aria-hidden />}>
            Write an e-mail
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
              sectionRef.current?.querySelector('a')?.focus();
              void work.change({ state: 'answered' }, lead.version);
            }}
          >
            Mark as answered
          </Button>
        )}
      </Actions>
      <Typography variant="pi" textColor="neutral600">
        {mailto === undefined
          ? 'The visitor left no e-mail address.'
          : 'Opens your mail program with the quoted message.'}
      </Typography>
    </LeadSection>
  );
}
