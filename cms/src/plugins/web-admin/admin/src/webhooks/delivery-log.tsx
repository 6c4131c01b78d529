import { Badge } from '@strapi/design-system';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  deliveryStates,
  replayPath,
  webhookPath,
  type DeliveryState,
  type WebhookDelivery,
} from '../../../api';
import { formatMoment } from '../ui/dates';
import { pageOf, pageSize } from '../ui/table/address';
import { AddressSelect } from '../ui/table/address-select';
import { WrappedText } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import { useRows, type List } from '../ui/table/use-list';
import { useRowAction } from '../ui/table/use-row-action';
import { ScreenAlert } from '../ui/screen';
import { eventNames, resultText, stateNames } from './texts';

const noun = { one: 'delivery', many: 'deliveries' };

const colours: Record<DeliveryState, { backgroundColor: string; textColor: string }> = {
  waiting: { backgroundColor: 'warning100', textColor: 'neutral800' },
  delivered: { backgroundColor: 'success100', textColor: 'success700' },
  failed: { backgroundColor: 'danger100', textColor: 'danger700' },
};

const columns: readonly Column<WebhookDelivery>[] = [
  { name: 'createdAt', label: 'Date & Time', cell: ({ createdAt }) => formatMoment(createdAt) },
  { name: 'event', label: 'Event', cell: ({ event }) => eventNames[event] },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Badge {...colours[state]}>{stateNames[state]}</Badge>,
  },
  {
    name: 'result',
    label: 'Last try',
    cell: (delivery) => <WrappedText width="13rem">{resultText(delivery)}</WrappedText>,
  },
  { name: 'tries', label: 'Tries', cell: ({ tries }) => String(tries) },
  {
    name: 'nextTryAt',
    label: 'Next try',
    cell: ({ nextTryAt }) => (
      <WrappedText width="10rem">{nextTryAt === null ? '' : formatMoment(nextTryAt)}</WrappedText>
    ),
  },
];

/** The name of a delivery in a sentence. */
const nameOf = ({ event, createdAt }: WebhookDelivery): string =>
  `${eventNames[event]} of ${formatMoment(createdAt)}`;

/** The page of the log that the address asks for. */
export function useDeliveries(id: string): List<WebhookDelivery> {
  const [address] = useSearchParams();
  const query = new URLSearchParams({
    state: address.get('state') ?? '',
    page: pageOf(address),
    pageSize: String(pageSize),
  });
  return useRows<WebhookDelivery>(`${webhookPath(id, '/deliveries')}?${query.toString()}`);
}

/** The filter of the log. */
export const StateFilter = () => (
  <AddressSelect
    name="state"
    label="State of the deliveries"
    unfiltered="All deliveries"
    options={deliveryStates.map((state) => [state, stateNames[state]])}
  />
);

interface DeliveryLogProps {
  list: List<WebhookDelivery>;
  /** Called after a delivery was sent again: the webhook has changed, too. */
  onReplayed: () => void;
}

/** The log of a webhook: what was sent, and what came of it. */
export function DeliveryLog({ list, onReplayed }: DeliveryLogProps) {
  const region = useRef<HTMLDivElement>(null);
  const replay = useRowAction<WebhookDelivery>({
    urlOf: ({ _id }) => replayPath(_id),
    nameOf,
    doneText: () => 'The delivery is sent again',
    notDone: 'is not sent again',
    list: { reload: onReplayed },
    region,
  });
  const actions: Column<WebhookDelivery> = {
    name: 'actions',
    label: 'Actions',
    actions: true,
    labelHidden: true,
    cell: (delivery) =>
      delivery.event === 'webhook.test' ? null : (
        <RowButtons>
          <RowButton
            label={delivery.state === 'waiting' ? 'Send now' : 'Replay'}
            name={nameOf(delivery)}
            busy={replay.busy}
            onClick={() => {
              replay.run(delivery);
            }}
          />
        </RowButtons>
      ),
  };
  return (
    <>
      <ScreenAlert text={replay.alert} onClose={replay.dismissAlert} />
      <ListView
        list={list}
        title="Deliveries"
        noun={noun}
        columns={[...columns, actions]}
        tableRef={region}
      />
    </>
  );
}
