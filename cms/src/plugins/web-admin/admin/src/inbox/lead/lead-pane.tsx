import {
  Alert,
  Badge,
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Typography,
} from '@strapi/design-system';
import { Trash, WarningCircle } from '@strapi/icons';
import { Page, useAuth, useNotification } from '@strapi/strapi/admin';
import { useCallback, useId, useRef, useState, type RefObject } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formNamed, type LeadForm, type WorkedLead } from '../../../../api';
import { refusalIn } from '../../requests/outcome';
import { useMay } from '../../requests/use-may';
import { formNames, leadName, suspicionTexts } from '../../leads/texts';
import { useRepliesUnderWay } from '../reply/use-replies-under-way';
import { QuestionDialog } from '../../ui/dialogs/question-dialog';
import { LoadFailed } from '../../ui/table/list-view';
import { quoted } from '../../ui/wording';
import { listAddress } from '../address';
import { useLeadCommand } from '../keyboard';
import { clockOf } from '../summary/reading';
import { useInbox } from '../summary/summary-context';
import { stateNames } from '../texts';
import type { Clock } from '../times';
import { useOwners } from '../use-owners';
import { Answer } from './answer';
import { ConflictAlert } from './conflict-alert';
import { Moment } from './moment';
import { NoteForm } from './note-form';
import { Others } from './others';
import { Actions, LeadSection } from './parts';
import { PromiseLine } from './promise-line';
import { Timeline } from './timeline';
import { lateText } from './timeline-text';
import { useLead, type LeadWork } from './use-lead';
import { Visitor } from './visitor';
import { WorkFields } from './work-fields';

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[4]};
  min-width: 0;
`;

const Name = styled.h2`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 2rem;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

interface ShownProps {
  lead: WorkedLead;
  clock: Clock;
}

/** Who wrote, when, and how the promise stands. */
function Head({ lead, clock, nameId }: ShownProps & { nameId: string }) {
  const late = lateText(lead.timeline, clock.zone);
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Name id={nameId} dir="auto">
        {leadName(lead.fields)}
      </Name>
      <Typography tag="p" textColor="neutral600">
        {formNames[lead.form]} · <Moment moment={lead.createdAt} clock={clock} />
      </Typography>
      {late !== undefined && (
        <Typography tag="p" textColor="neutral600">
          {late}
        </Typography>
      )}
      {lead.suspicion === undefined && <PromiseLine lead={lead} clock={clock} />}
    </Flex>
  );
}

interface SuspicionProps {
  lead: WorkedLead;
  /** Absent where this admin may not work on leads. */
  onNotSpam: (() => void) | undefined;
}

/** Why a lead may be spam. */
function Suspicion({ lead: { suspicion }, onNotSpam }: SuspicionProps) {
  if (suspicion === undefined) return null;
  return (
    <Flex
      gap={3}
      padding={3}
      hasRadius
      wrap="wrap"
      justifyContent="space-between"
      background="warning100"
      borderColor="warning200"
    >
      <Typography tag="p" textColor="neutral800">
        <Badge>Suspected spam</Badge> {suspicionTexts[suspicion]}
      </Typography>
      {onNotSpam && (
        <Button size="S" variant="secondary" onClick={onNotSpam}>
          Not spam
        </Button>
      )}
    </Flex>
  );
}

/** What removes a lead from the others. */
function Removal({ lead, work }: { lead: WorkedLead; work: LeadWork }) {
  const [asked, setAsked] = useState(false);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const name = leadName(lead.fields);

  const remove = async () => {
    const removed = await work.remove();
    setAsked(false);
    if (!removed) return;
    toggleNotification({ type: 'success', message: `${quoted(name)} was deleted.` });
    navigate(listAddress(address), { replace: true });
  };

  return (
    <Actions>
      {lead.suspicion === undefined && (
        <Button
          size="S"
          variant="tertiary"
          startIcon={<WarningCircle aria-hidden />}
          onClick={() => void work.markSpam(true)}
        >
          Mark as spam
        </Button>
      )}
      <Button
        size="S"
        variant="danger-light"
        startIcon={<Trash aria-hidden />}
        onClick={() => {
          setAsked(true);
        }}
      >
        Delete
      </Button>
      {asked && (
        <QuestionDialog
          title="Delete"
          question={`Delete ${quoted(name)} with its timeline and notes? This cannot be undone.`}
          confirmLabel="Delete"
          busy={work.busy}
          onConfirm={() => void remove()}
          onCancel={() => {
            setAsked(false);
          }}
        />
      )}
    </Actions>
  );
}

interface LeadViewProps extends ShownProps {
  work: LeadWork;
  noteRef: RefObject<HTMLTextAreaElement>;
  answerRef: RefObject<HTMLDivElement>;
}

/** A lead's page. */
function LeadView({ lead, clock, work, noteRef, answerRef }: LeadViewProps) {
  const nameId = useId();
  const mayWork = useMay('leads.work');
  const ownId = useAuth('WebAdmin', ({ user }) => (user ? Number(user.id) : undefined));
  const owners = useOwners();
  return (
    <Frame aria-labelledby={nameId}>
      <Head lead={lead} clock={clock} nameId={nameId} />
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
      </LeadSection>
      {mayWork && <Answer lead={lead} clock={clock} work={work} sectionRef={answerRef} />}
      <LeadSection title="Timeline">
        <Timeline
          lead={lead}
          clock={clock}
          ownId={ownId}
          onSentAgain={mayWork ? work.read.refresh : undefined}
        />
        {mayWork && <NoteForm lead={lead} work={work} fieldRef={noteRef} />}
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
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);

  const run = useCallback((name: 'answer' | 'note') => {
    const field =
      name === 'note'
        ? noteRef.current
        : (answerRef.current?.querySelector<HTMLElement>('textarea') ??
          answerRef.current?.querySelector<HTMLElement>('a, button'));
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
    // The form of a reply takes the focus once it is open.
    if (field?.dataset.opens === 'reply') field.click();
  }, []);
  useLeadCommand(lead, run);

  if (read.status === 'failed') {
    const refusal = refusalIn(read.failure);
    if (refusal?.code === 'not_found') return <NoSuchLead>{refusal.message}</NoSuchLead>;
    return <LoadFailed failure={read.failure} what="lead" onRetry={read.reload} />;
  }
  if (lead === undefined || clock === undefined) return <Page.Loading />;
  return <LeadView lead={lead} clock={clock} work={work} noteRef={noteRef} answerRef={answerRef} />;
}

/** The lead that the address names. */
export function LeadPane() {
  const { form: name, id } = useParams();
  const form = formNamed(name);
  if (form === undefined || id === undefined)
    return <NoSuchLead>There is no such lead.</NoSuchLead>;
  return <Lead key={`${form}/${id}`} form={form} id={id} />;
}
