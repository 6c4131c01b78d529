import { Flex, Typography } from '@strapi/design-system';
import { Layouts } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { endedPlanDays, plansPath, planViews, type Plan, type PlanView } from '../../../api';
import { useReloadOnPublishing } from '../publishing/publishing-context';
import { StatusMark, Wrapped } from '../publishing/status-mark';
import { useMay } from '../requests/use-may';
import { screenAddress } from '../shell/menu';
import { screenTitles } from '../texts';
import { useFocusReturn } from '../ui/dialogs/use-focus-return';
import { Screen } from '../ui/screen';
import { listUrl } from '../ui/table/address';
import { AddressSelect } from '../ui/table/address-select';
import { WrappedText } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import { useRows } from '../ui/table/use-list';
import { CancelButton } from './cancel-button';
import { actionNames, addressText, outcomeText, plannedMoment, stateMarks } from './plan-texts';
import { ScheduleModal } from './schedule-modal';

const title = screenTitles.planned;
const noun = { one: 'plan', many: 'plans' };
const kindNames = { blog: 'blog', faq: 'FAQ' } as const;

const viewNames = {
  open: 'Planned and failed',
  ended: 'Done and cancelled',
} as const satisfies Record<PlanView, string>;

const emptyTexts = {
  open: 'Nothing is planned. Schedule, in the form of a blog or FAQ, plans when it is published or unpublished.',
  ended: `No plan has ended in the last ${String(endedPlanDays)} days`,
} as const satisfies Record<PlanView, string>;

// The browser's own blue has too little contrast in the dark theme.
const EntryLink = styled(Link)`
  color: inherit;
`;

/** The address of an entry's form. */
const formAddress = ({ kind, entry }: Plan): string =>
  kind === 'blog'
    ? `${screenAddress('blogs')}/${entry}`
    : `${screenAddress('allfaqs')}?edit=${entry}`;

/** What happens, and to which entry. */
function PlannedEntry({ plan }: { plan: Plan }) {
  const mayEdit = { blog: useMay('blog.update'), faq: useMay('faq.update') };
  const { action, kind } = plan;
  const address = addressText(plan);
  const name = plan.title === '' ? 'Without a title' : plan.title;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} width="max(17rem, 18vw)">
      <Typography variant="pi" textColor="neutral700">
        {`${actionNames[action]} ${kindNames[kind]}`}
      </Typography>
      <Wrapped tag="div" dir="auto">
        {mayEdit[kind] ? <EntryLink to={formAddress(plan)}>{name}</EntryLink> : name}
      </Wrapped>
      {address !== undefined && (
        <Wrapped variant="pi" textColor="neutral700">
          {address}
        </Wrapped>
      )}
    </Flex>
  );
}

/** How a plan stands, who made it, and what became of it. */
function Standing({ plan }: { plan: Plan }) {
  const { state, by, reason } = plan;
  const outcome = outcomeText(plan);
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} width="max(17rem, 17vw)">
      <StatusMark {...stateMarks[state]} />
      {outcome !== undefined && <Wrapped variant="pi">{outcome}</Wrapped>}
      {reason !== undefined && <Wrapped variant="pi">{reason}</Wrapped>}
      {by !== undefined && (
        <Wrapped variant="pi" textColor="neutral700" dir="auto">{`by ${by}`}</Wrapped>
      )}
    </Flex>
  );
}

const columns: readonly Column<Plan>[] = [
  {
    name: 'at',
    label: 'When',
    cell: (plan) => <WrappedText width="14rem">{plannedMoment(plan)}</WrappedText>,
  },
  { name: 'entry', label: 'What', cell: (plan) => <PlannedEntry plan={plan} /> },
  { name: 'state', label: 'State', cell: (plan) => <Standing plan={plan} /> },
];

const ViewFilter = () => (
  <AddressSelect
    name="view"
    label="Plans"
    unfiltered={viewNames.open}
    options={[['ended', viewNames.ended]]}
  />
);

/** Everything that is planned, and what became of it. */
export default function Planned() {
  const [address] = useSearchParams();
  const view = planViews.find((known) => known === address.get('view')) ?? 'open';
  const list = useRows<Plan>(listUrl(plansPath, address, ['view']));
  const mayPlan = { blog: useMay('blog.publish'), faq: useMay('faq.publish') };
  const [changed, setChanged] = useState<Plan>();
  const { openedBy, fallback } = useFocusReturn(changed !== undefined);
  useReloadOnPublishing(list.reload);

  const actions: Column<Plan> = {
    name: 'actions',
    label: 'Actions',
    labelHidden: true,
    actions: true,
    cell: (plan) =>
      mayPlan[plan.kind] && (
        <RowButtons stacked>
          <RowButton
            label={plan.state === 'failed' ? 'Plan again' : 'Change'}
            name={plan.title}
            busy={false}
            onClick={() => {
              openedBy(null);
              setChanged(plan);
            }}
          />
          <CancelButton
            kind={plan.kind}
            entry={plan.entry}
            plan={plan}
            onDone={() => {
              fallback.current?.focus();
              list.reload();
            }}
          />
        </RowButtons>
      ),
  };
  const isOpen = view === 'open' && (mayPlan.blog || mayPlan.faq);

  return (
    <Screen
      title={title}
      subtitle="When blogs and FAQs are published and unpublished by themselves"
    >
      <Layouts.Action startActions={<ViewFilter />} />
      <Layouts.Content>
        <ListView
          list={list}
          title={title}
          noun={noun}
          columns={isOpen ? [...columns, actions] : columns}
          emptyText={emptyTexts[view]}
          tableRef={fallback}
        />
      </Layouts.Content>
      {changed && (
        <ScheduleModal
          kind={changed.kind}
          plans={[changed]}
          actions={[changed.action]}
          entryFor={() => Promise.resolve(changed.entry)}
          onPlanned={() => {
            setChanged(undefined);
            list.reload();
          }}
          onClose={() => {
            setChanged(undefined);
          }}
        />
      )}
    </Screen>
  );
}
