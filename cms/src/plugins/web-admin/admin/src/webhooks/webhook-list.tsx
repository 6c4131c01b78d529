import {
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Grid,
  Loader,
  Typography,
} from '@strapi/design-system';
import { Plus, WarningCircle } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { webhooksPath, type Webhook } from '../../../api';
import { failureText } from '../requests/outcome';
import { useRead } from '../requests/use-read';
import { screenTitles } from '../texts';
import { formatMoment } from '../ui/dates';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { Screen } from '../ui/screen';
import { useRefreshing } from '../ui/table/refreshing';
import { Health } from './health';
import { SecretModal } from './secret-modal';
import { eventNames } from './texts';
import { WebhookModal } from './webhook-modal';

const Card = styled(Link)`
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  color: inherit;
  display: block;
  height: 100%;
  padding: ${({ theme }) => theme.spaces[5]};
  text-decoration: none;
  width: 100%;
  &:hover {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;

const Address = styled(Typography)`
  overflow-wrap: anywhere;
`;

/** What a webhook has done and has to do, in one line. */
function summaryOf({ lastDeliveredAt, waiting, failed }: Webhook): string {
  const last =
    lastDeliveredAt === null ? 'Nothing sent yet' : `Last sent ${formatMoment(lastDeliveredAt)}`;
  return [
    last,
    ...(waiting === 0 ? [] : [`${String(waiting)} waiting`]),
    ...(failed === 0 ? [] : [`${String(failed)} given up`]),
  ].join(' · ');
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { _id, name, url, events } = webhook;
  return (
    <Card to={_id}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex justifyContent="space-between" alignItems="flex-start" gap={3} wrap="wrap">
          <Typography tag="h2" variant="delta" textColor="neutral800" dir="auto">
            {name}
          </Typography>
          <Health webhook={webhook} />
        </Flex>
        <Address textColor="neutral600" dir="ltr">
          {url}
        </Address>
        <Typography textColor="neutral800">
          {events.map((event) => eventNames[event]).join(', ')}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {summaryOf(webhook)}
        </Typography>
      </Flex>
    </Card>
  );
}

/** All webhooks, and the form for a new one. */
export function WebhookList() {
  const { status, data, failure, reload, refresh } = useRead<{ result: Webhook[] }>(webhooksPath);
  useRefreshing(refresh, status === 'ready');
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { openedBy, fallback } = useFocusReturn(isCreating || secret !== undefined);
  const createButton = useRef<HTMLButtonElement>(null);
  const webhooks = data?.result ?? [];

  const create = () => {
    openedBy(createButton.current);
    setIsCreating(true);
  };

  return (
    <Screen
      title={screenTitles.webhooks}
      subtitle="Other systems are told about leads: a chat, a CRM, anything that takes an HTTP request."
      primaryAction={
        <Button ref={createButton} startIcon={<Plus />} onClick={create}>
          Create webhook
        </Button>
      }
    >
      <Layouts.Content>
        {status === 'loading' && data === undefined && (
          <Flex justifyContent="center">
            <Loader role="status">Loading webhooks</Loader>
          </Flex>
        )}
        {status === 'failed' && (
          <Box role="alert">
            <EmptyStateLayout
              icon={<WarningCircle width="16rem" />}
              content={failureText(failure, 'The webhooks could not be loaded.')}
              action={
                <Button variant="secondary" onClick={reload}>
                  Retry
                </Button>
              }
            />
          </Box>
        )}
        {status === 'ready' && webhooks.length === 0 && (
          <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content="No webhooks yet" />
        )}
        {status !== 'failed' && (
          <Grid.Root ref={fallback} gap={4} tabIndex={-1}>
            {webhooks.map((webhook) => (
              <Grid.Item key={webhook._id} col={6} s={12} xs={12} alignItems="stretch">
                <WebhookCard webhook={webhook} />
              </Grid.Item>
            ))}
          </Grid.Root>
        )}
      </Layouts.Content>
      {isCreating && (
        <WebhookModal
          onClose={() => {
            setIsCreating(false);
          }}
          onSaved={(saved) => {
            setIsCreating(false);
            setSecret(saved.secret);
            reload();
          }}
        />
      )}
      {secret !== undefined && (
        <SecretModal
          secret={secret}
          rotated={false}
          onClose={() => {
            setSecret(undefined);
          }}
        />
      )}
    </Screen>
  );
}
