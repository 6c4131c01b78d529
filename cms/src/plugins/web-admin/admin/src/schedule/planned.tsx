import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
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
import { listUrl, withValues } from '../ui/table/address';
import { WrappedText } from '../ui/table/cell-text';
import type { Column } from '../ui/table/list-table';
import { ListView } from '../ui/table/list-view';
import { RowButton, RowButtons } from '../ui/table/row-actions';
import { useRows } from '../ui/table/use-list';
import { CancelButton } from './cancel-button';
import { actionNames, outcomeText, plannedMoment, stateMarks } from './plan-texts';
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

function EntryName({ plan }: { plan: Plan }) {
  const mayEdit = { blog: useMay('blog.update'), faq: useMay('faq.update') };
  const name = plan.title === '' ? 'Without a title' : plan.title;
  return (
    <WrappedText width="max(16rem, 18vw)">
      {mayEdit[plan.kind] ? <EntryLink to={formAddress(plan)}>{name}</EntryLink> : name}
    </WrappedText>
  );
}

const columns: readonly Column<Plan>[] = [
  {
    name: 'at',
    label: 'When',
    cell: (plan) => <WrappedText width="18rem">{plannedMoment(plan)}</WrappedText>,
  },
  {
    name: 'action',
    label: 'What',
    cell: ({ action, kind }) => `${actionNames[action]} ${kindNames[kind]}`,
  },
  { name: 'entry', label: 'Title', cell: (plan) => <EntryName plan={plan} /> },
  {
    name: 'state',
    label: 'State',
    cell: (plan) => (
      <Flex direction="column" alignItems="flex-start" gap={1} width="max(18rem, 18vw)">
        <StatusMark {...stateMarks[plan.state]} />
        <Wrapped variant="pi" dir="auto">
          {outcomeText(plan) ?? plan.reason}
        </Wrapped>
      </Flex>
    ),
  },
  { name: 'by', label: 'By', width: '12rem', cell: ({ by }) => by ?? '' },
];

function ViewFilter({ view }: { view: PlanView }) {
  const [address, setAddress] = useSearchParams();
  return (
    <Field.Root name="view" width="24rem" maxWidth="100%">
      <SingleSelect
        size="S"
        aria-label="Plans"
        value={view}
        onChange={(value) => {
          const chosen = String(value);
          setAddress(withValues(address, { view: chosen === 'open' ? '' : chosen }));
        }}
      >
        {planViews.map((each) => (
          <SingleSelectOption key={each} value={each}>
            {viewNames[each]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

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
      <Layouts.Action startActions={<ViewFilter view={view} />} />
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
