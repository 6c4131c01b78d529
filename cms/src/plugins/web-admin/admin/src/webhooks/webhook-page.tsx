import { Box, Button, EmptyStateLayout, Flex, Loader, Typography } from '@strapi/design-system';
import { ArrowLeft, WarningCircle } from '@strapi/icons';
import { Layouts, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { webhookPath, type Webhook } from '../../../api';
import { failureText } from '../requests/outcome';
import { useRead } from '../requests/use-read';
import { screenAddress } from '../shell/menu';
import { screenTitles } from '../texts';
import { formatMoment } from '../ui/dates';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { QuestionDialog } from '../ui/dialogs/question-dialog';
import { Screen, ScreenAlert } from '../ui/screen';
import { useRefreshing } from '../ui/table/refreshing';
import { quoted } from '../ui/wording';
import { DeliveryLog, StateFilter, useDeliveries } from './delivery-log';
import { Health } from './health';
import { SecretModal } from './secret-modal';
import { eventNames } from './texts';
import { useWebhookActions } from './use-webhook-actions';
import { WebhookModal } from './webhook-modal';

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => `${theme.spaces[3]} ${theme.spaces[6]}`};
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));

  /* The address may be long. */
  > :first-child {
    grid-column: 1 / -1;
  }
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

const Back = styled(Link)`
  align-items: center;
  color: ${({ theme }) => theme.colors.primary600};
  display: inline-flex;
  font-size: ${({ theme }) => theme.fontSizes[2]};
  gap: ${({ theme }) => theme.spaces[2]};
  min-height: 2.4rem;
`;

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <Typography tag="dt" variant="sigma" textColor="neutral600">
        {label}
      </Typography>
      <Typography tag={Value} textColor="neutral800" dir="auto">
        {value}
      </Typography>
    </Box>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { url, events, createdAt, failingSince, lastDeliveredAt, oldSecretUntil } = webhook;
  return (
    <Box background="neutral0" padding={5} hasRadius shadow="tableShadow" marginBottom={6}>
      <Facts>
        <Fact label="Address" value={url} />
        <Fact label="Events" value={events.map((event) => eventNames[event]).join(', ')} />
        <Fact label="Created" value={formatMoment(createdAt)} />
        <Fact
          label="Last delivery"
          value={lastDeliveredAt === null ? 'None yet' : formatMoment(lastDeliveredAt)}
        />
        {failingSince !== null && <Fact label="Failing since" value={formatMoment(failingSince)} />}
        {oldSecretUntil !== null && (
          <Fact label="Old secret valid until" value={formatMoment(oldSecretUntil)} />
        )}
      </Facts>
    </Box>
  );
}

type Opened = 'edit' | 'rotate' | 'delete';

const questions = {
  rotate: {
    title: 'Rotate the secret',
    question:
      'Make a new secret? Messages are signed with both for 24 hours, so that you can change the receiver without a gap. An older secret stops working at once.',
    confirmLabel: 'Rotate',
  },
  delete: {
    title: 'Delete',
    question: 'Delete this webhook with its log? What still waits is not sent.',
    confirmLabel: 'Delete',
  },
} as const;

interface WebhookViewProps {
  webhook: Webhook;
  reload: () => void;
}

/** A webhook: what it is, what can be done with it, and its log. */
function WebhookView({ webhook, reload }: WebhookViewProps) {
  const { _id: id, name, paused, failed } = webhook;
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const [opened, setOpened] = useState<Opened>();
  const [secret, setSecret] = useState<string>();
  const list = useDeliveries(id);
  const { openedBy, fallback } = useFocusReturn(opened !== undefined || secret !== undefined);
  const refresh = () => {
    reload();
    list.reload();
  };
  const { busy, alert, dismissAlert, pause, test, replayFailed, rotate, remove } =
    useWebhookActions(id, refresh);
  const close = () => {
    setOpened(undefined);
  };

  const confirm = async (question: 'rotate' | 'delete') => {
    if (question === 'rotate') {
      const made = await rotate();
      close();
      setSecret(made);
      return;
    }
    const isGone = await remove();
    close();
    if (!isGone) return;
    toggleNotification({ type: 'success', message: `The webhook ${quoted(name)} was deleted` });
    navigate(screenAddress('webhooks'));
  };

  const button = (label: string, onClick: () => void) => (
    <Button
      variant="secondary"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {label}
    </Button>
  );
  const opener = (label: string, what: Opened, danger = false) => (
    <Button
      variant={danger ? 'danger-light' : 'secondary'}
      onClick={(event: { currentTarget: HTMLElement }) => {
        openedBy(event.currentTarget);
        setOpened(what);
      }}
    >
      {label}
    </Button>
  );

  return (
    <div ref={fallback} tabIndex={-1}>
      <ScreenAlert text={alert} onClose={dismissAlert} />
      <Flex gap={3} wrap="wrap" justifyContent="space-between" paddingBottom={5}>
        <Health webhook={webhook} />
        <Flex gap={2} wrap="wrap">
          {button('Send a test', () => void test())}
          {button(paused ? 'Go on' : 'Pause', () => void pause(!paused))}
          {failed > 0 &&
            button(`Replay all given up (${String(failed)})`, () => void replayFailed())}
          {opener('Edit', 'edit')}
          {opener('Rotate secret', 'rotate')}
          {opener('Delete', 'delete', true)}
        </Flex>
      </Flex>
      <WebhookFacts webhook={webhook} />
      <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={3}>
        <Typography tag="h2" variant="beta" textColor="neutral800">
          Deliveries
        </Typography>
        <StateFilter />
      </Flex>
      <DeliveryLog list={list} onReplayed={refresh} />
      {opened === 'edit' && (
        <WebhookModal
          webhook={webhook}
          onClose={close}
          onSaved={() => {
            close();
            toggleNotification({ type: 'success', message: 'The webhook was saved' });
            reload();
          }}
        />
      )}
      {(opened === 'rotate' || opened === 'delete') && (
        <QuestionDialog
          {...questions[opened]}
          busy={busy}
          onConfirm={() => void confirm(opened)}
          onCancel={close}
        />
      )}
      {secret !== undefined && (
        <SecretModal
          secret={secret}
          rotated
          onClose={() => {
            setSecret(undefined);
          }}
        />
      )}
    </div>
  );
}

/** The webhook that the address names. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const { status, data, failure, reload, refresh } = useRead<{ result: Webhook }>(webhookPath(id));
  useRefreshing(refresh, status === 'ready');
  const webhook = data?.result;
  return (
    <Screen title={webhook?.name ?? screenTitles.webhooks}>
      <Layouts.Content>
        <Box paddingBottom={4}>
          <Back to={screenAddress('webhooks')}>
            <ArrowLeft aria-hidden />
            All webhooks
          </Back>
        </Box>
        {status === 'failed' && (
          <Box role="alert">
            <EmptyStateLayout
              icon={<WarningCircle width="16rem" />}
              content={failureText(failure, 'The webhook could not be loaded.')}
              action={
                <Button variant="secondary" onClick={reload}>
                  Retry
                </Button>
              }
            />
          </Box>
        )}
        {status === 'loading' && webhook === undefined && (
          <Flex justifyContent="center">
            <Loader role="status">Loading the webhook</Loader>
          </Flex>
        )}
        {status !== 'failed' && webhook !== undefined && (
          <WebhookView webhook={webhook} reload={reload} />
        )}
      </Layouts.Content>
    </Screen>
  );
}
