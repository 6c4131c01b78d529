import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { Trash, WarningCircle } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { WorkedLead } from '../../../../api';
import { leadName, suspicionTexts } from '../../leads/texts';
import { QuestionDialog } from '../../ui/dialogs/question-dialog';
import { quoted } from '../../ui/wording';
import { listAddress } from '../address';
import { Actions } from './parts';
import type { LeadWork } from './use-lead';

interface SuspicionProps {
  lead: WorkedLead;
  /** Absent where this admin may not work on leads. */
  onNotSpam: (() => void) | undefined;
}

/** Why a lead may be spam. */
export function Suspicion({ lead: { suspicion }, onNotSpam }: SuspicionProps) {
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
export function Removal({ lead, work }: { lead: WorkedLead; work: LeadWork }) {
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
