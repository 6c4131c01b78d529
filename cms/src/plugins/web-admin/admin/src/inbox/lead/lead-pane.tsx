import { Alert, Box, EmptyStateLayout, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { Page, useAuth } from '@strapi/strapi/admin';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formNamed, type LeadForm, type WorkedLead } from '../../../../api';
import { refusalIn } from '../../requests/outcome';
import { useMay } from '../../requests/use-may';
import { useRepliesUnderWay } from '../reply/use-replies-under-way';
import { LoadFailed } from '../../ui/table/list-view';
import { clockOf } from '../summary/reading';
import { useInbox } from '../summary/summary-context';
import { stateNames } from '../texts';
import type { Clock } from '../times';
import { useOwners } from '../use-owners';
import { Answer } from './answer';
import { ConflictAlert } from './conflict-alert';
import { LeadHead } from './lead-head';
import { NoteForm } from './note-form';
import { Others, PersonLink } from './others';
import { LeadSection } from './parts';
import { Source } from './source';
import { Removal, Suspicion } from './spam-and-removal';
import { Timeline } from './timeline';
import { useLead, type LeadWork } from './use-lead';
import { Visitor } from './visitor';
import { WorkFields } from './work-fields';

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[4]};
  min-width: 0;
`;

interface LeadViewProps {
  lead: WorkedLead;
  clock: Clock;
  work: LeadWork;
}

/** A lead's page. */
function LeadView({ lead, clock, work }: LeadViewProps) {
  const nameId = useId();
  const mayWork = useMay('leads.work');
  const ownId = useAuth('WebAdmin', ({ user }) => (user ? Number(user.id) : undefined));
  const owners = useOwners();
  return (
    <Frame aria-labelledby={nameId}>
      <LeadHead lead={lead} clock={clock} nameId={nameId} />
      <Suspicion lead={lead} onNotSpam={mayWork ? () => void work.markSpam(false) : undefined} />
      {work.alert !== undefined && (
        <Alert variant="danger" closeLabel="Close the alert" onClose={work.dismiss}>
          {work.alert}
        </Alert>
      )}
      {work.conflict && (
        <ConflictAlert
          conflict={work.conflict}
          lead={lead}
          owners={owners}
          clock={clock}
          work={work}
        />
      )}
      {mayWork ? (
        <WorkFields lead={lead} work={work} owners={owners} ownId={ownId} />
      ) : (
        <Typography tag="p" textColor="neutral800">
          {`State: ${stateNames[lead.state]} · Owner: `}
          <bdi>{lead.owner?.name ?? 'Nobody'}</bdi>
        </Typography>
      )}
      <LeadSection title="Message">
        <Visitor lead={lead} />
        <PersonLink lead={lead} />
      </LeadSection>
      <Source lead={lead} />
      {mayWork && <Answer lead={lead} clock={clock} work={work} />}
      <LeadSection title="Timeline">
        <Timeline
          lead={lead}
          clock={clock}
          ownId={ownId}
          onSentAgain={mayWork ? work.read.refresh : undefined}
        />
        {mayWork && <NoteForm lead={lead} work={work} />}
      </LeadSection>
      <Others lead={lead} clock={clock} />
      {mayWork && <Removal lead={lead} work={work} />}
    </Frame>
  );
}

function NoSuchLead({ children }: { children: string }) {
  return (
    <Box role="alert">
      <EmptyStateLayout icon={<WarningCircle width="16rem" />} content={children} />
    </Box>
  );
}

function Lead({ form, id }: { form: LeadForm; id: string }) {
  const work = useLead(form, id);
  const { lead, read } = work;
  const clock = clockOf(useInbox().reading);
  useRepliesUnderWay(lead, read.refresh);

  if (read.status === 'failed') {
    const refusal = refusalIn(read.failure);
    if (refusal?.code === 'not_found') return <NoSuchLead>{refusal.message}</NoSuchLead>;
    return <LoadFailed failure={read.failure} what="lead" onRetry={read.reload} />;
  }
  if (lead === undefined || clock === undefined) return <Page.Loading />;
  return <LeadView lead={lead} clock={clock} work={work} />;
}

/** The lead that the address names. */
export function LeadPane() {
  const { form: name, id } = useParams();
  const form = formNamed(name);
  if (form === undefined || id === undefined)
    return <NoSuchLead>There is no such lead.</NoSuchLead>;
  return <Lead key={`${form}/${id}`} form={form} id={id} />;
}
