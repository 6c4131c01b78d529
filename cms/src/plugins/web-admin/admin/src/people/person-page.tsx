import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, Download, Trash, WarningCircle } from '@strapi/icons';
import { Page, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { maxPersonLeads, personPath, type Person, type PersonErasure } from '../../../api';
import { useMay } from '../requests/use-may';
import { useRead } from '../requests/use-read';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { LoadFailed } from '../ui/table/list-view';
import { EraseDialog } from './erase-dialog';
import { ExportDialog } from './export-dialog';
import { Leads, Letters, Records, Section } from './rows';
import { erasureTexts } from './texts';

type Tone = 'success' | 'warning';

/** A sentence that stays in sight. */
function Notice({ tone, text }: { tone: Tone; text: string }) {
  const Icon = tone === 'success' ? CheckCircle : WarningCircle;
  return (
    <Flex
      gap={3}
      padding={4}
      alignItems="flex-start"
      hasRadius
      background={`${tone}100`}
      borderColor={`${tone}200`}
    >
      <Box shrink={0}>
        <Icon aria-hidden fill={`${tone}700`} />
      </Box>
      <Typography textColor="neutral800">{text}</Typography>
    </Flex>
  );
}

/** What was erased, and what is left to do. It takes the focus. */
function Outcome({ erasure }: { erasure: PersonErasure }) {
  const { done, undone } = erasureTexts(erasure);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <Flex ref={place} tabIndex={-1} role="status" direction="column" alignItems="stretch" gap={3}>
      <Notice tone="success" text={done} />
      {undone.map((sentence) => (
        <Notice key={sentence} tone="warning" text={sentence} />
      ))}
    </Flex>
  );
}

function Found({ person }: { person: Person }) {
  const { leads, letters, more, records } = person;
  return (
    <>
      {leads.length + letters.length === 0 && (
        <Section title="Leads">
          <Typography>No lead is stored under this e-mail address.</Typography>
        </Section>
      )}
      {leads.length > 0 && (
        <Section title="Leads">
          <Leads leads={leads} />
        </Section>
      )}
      {letters.length > 0 && (
        <Section title="Undelivered leads">
          <Letters letters={letters} />
        </Section>
      )}
      {more && (
        <Typography>{`The newest ${String(maxPersonLeads)} leads are shown. There are more.`}</Typography>
      )}
      {records.length > 0 && (
        <Section title="On record">
          <Records records={records} />
        </Section>
      )}
    </>
  );
}

type Dialog = 'export' | 'erase';

/** Everything from one e-mail address, to be exported or erased. */
export function PersonPage({ email }: { email: string }) {
  const { status, data, failure, reload } = useRead<{ result: Person }>(personPath(email));
  const [mayExport, mayErase] = [useMay('leads.export'), useMay('leads.erase')];
  const [dialog, setDialog] = useState<Dialog>();
  const [erasure, setErasure] = useState<PersonErasure>();
  const { toggleNotification } = useNotification();
  const { openedBy } = useFocusReturn(dialog !== undefined);

  const open = (which: Dialog, button: HTMLElement) => {
    openedBy(button);
    setErasure(undefined);
    setDialog(which);
  };
  const close = () => {
    setDialog(undefined);
  };

  if (status === 'failed') {
    return <LoadFailed failure={failure} what="person’s leads" onRetry={reload} />;
  }
  if (data === undefined) return <Page.Loading />;
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex gap={3} justifyContent="space-between" wrap="wrap">
        <Typography variant="beta" tag="p" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{email}</bdi>
        </Typography>
        <Flex gap={2} wrap="wrap">
          {mayExport && (
            <Button
              variant="secondary"
              startIcon={<Download />}
              onClick={({ currentTarget }) => {
                open('export', currentTarget);
              }}
            >
              Export
            </Button>
          )}
          {mayErase && (
            <Button
              variant="danger-light"
              startIcon={<Trash />}
              onClick={({ currentTarget }) => {
                open('erase', currentTarget);
              }}
            >
              Erase
            </Button>
          )}
        </Flex>
      </Flex>
      {erasure && <Outcome erasure={erasure} />}
      {/* Until it is read again, it holds what was erased. */}
      {!(erasure && status === 'loading') && <Found person={data.result} />}
      {dialog === 'export' && (
        <ExportDialog
          email={email}
          onClose={close}
          onExported={() => {
            close();
            toggleNotification({ type: 'success', message: 'The file was saved.' });
            reload();
          }}
        />
      )}
      {dialog === 'erase' && (
        <EraseDialog
          email={email}
          onClose={close}
          onErased={(done) => {
            // The outcome takes the focus.
            openedBy(null);
            close();
            setErasure(done);
            reload();
          }}
        />
      )}
    </Flex>
  );
}
