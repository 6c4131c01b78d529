import { Field, Loader, Radio, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  localMinute,
  panelReads,
  planPath,
  plansPath,
  readPlannedTime,
  type Entry,
  type EntryPlan,
  type PlanAction,
  type PlanList,
  type ContentKind,
} from '../../../api';
import { gone, leftBody, type LeftAddress } from '../addresses/left-address';
import { LeftAddressField } from '../addresses/left-address-field';
import { failureText } from '../requests/outcome';
import { useRead } from '../requests/use-read';
import { useWrite } from '../requests/use-write';
import { texts } from '../texts';
import { FormModal } from '../ui/dialogs/form-modal';
import { FormAlert } from '../ui/forms/form-alert';
import { actionNames, plannedMoment } from './plan-texts';

const lists = { blog: panelReads.blogs, faq: panelReads.faqs } as const;

// The browser draws the calendar of the field.
const TimeInput = styled(Field.Input)`
  color-scheme: ${({ theme }) => theme.colorScheme};
`;

const dayMs = 24 * 60 * 60 * 1_000;

/** What the field offers first: nine in the morning of the next day. */
const nextMorning = (zone: string): string =>
  `${localMinute(new Date(Date.now() + dayMs), zone).slice(0, 10)}T09:00`;

/** What was planned for the address before. */
const plannedLeft = (plan: EntryPlan | undefined): LeftAddress => {
  const to = plan?.leadsTo ?? '';
  return to === '' ? gone : { gone: false, to };
};

interface ScheduleModalProps {
  kind: ContentKind;
  /** The open plans of the entry: planning the same action again changes the plan. */
  plans: readonly EntryPlan[];
  /** What can be planned. */
  actions: readonly PlanAction[];
  /**
   * Returns the id of the entry, after its draft was saved if it is to be published; undefined where that failed, which the form
   * then explains.
   */
  entryFor: (action: PlanAction) => Promise<string | undefined>;
  onPlanned: (entry: string) => void;
  onClose: () => void;
}

/** The form that plans when an entry is published or unpublished. */
export function ScheduleModal(props: ScheduleModalProps) {
  const { kind, plans, actions, entryFor, onPlanned, onClose } = props;
  const { status, data, failure } = useRead<PlanList>(`${plansPath}?pageSize=1`);
  const { toggleNotification } = useNotification();
  const { busy, sendTo } = useWrite();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<{ text: string }>();
  const [action, setAction] = useState<PlanAction>(actions[0] ?? 'publish');
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<LeftAddress>();
  const actionId = useId();

  const zone = data?.zone;
  const waiting = plans.find((plan) => plan.action === action && plan.state === 'waiting');
  // A FAQ has no page of its own.
  const asksAddress = kind === 'blog' && action === 'unpublish';
  const left = chosen ?? plannedLeft(plans.find((plan) => plan.action === action));
  const offered = () => {
    if (zone === undefined) return '';
    return waiting === undefined ? nextMorning(zone) : localMinute(new Date(waiting.at), zone);
  };
  const value = typed ?? offered();
  const time =
    zone === undefined || value === '' ? undefined : readPlannedTime(value, zone, new Date());

  const plan = async () => {
    setProblem(undefined);
    setSaving(true);
    const entry = await entryFor(action);
    setSaving(false);
    if (entry === undefined) {
      onClose();
      return;
    }
    const url = planPath(lists[kind], entry, action);
    const outcome = await sendTo<Entry<EntryPlan & { note?: string }>>({
      method: 'PUT',
      url,
      body: { at: value, ...(asksAddress ? leftBody(left) : {}) },
    });
    if (!outcome.ok) {
      if (outcome.code !== 'busy') setProblem({ text: outcome.message });
      return;
    }
    const { note, ...planned } = outcome.data.result;
    const message = `Planned: ${planned.action} ${plannedMoment(planned)}`;
    toggleNotification({ type: 'success', message });
    if (note !== undefined) toggleNotification({ type: 'info', message: note });
    onPlanned(entry);
  };

  const unread = status === 'failed' ? failureText(failure, texts.networkError) : undefined;
  const wrong = time !== undefined && 'problem' in time ? time.problem : undefined;
  const note = time !== undefined && 'note' in time ? time.note : undefined;
  return (
    <FormModal
      title="Schedule"
      submitLabel={waiting === undefined ? 'Schedule' : 'Change plan'}
      busy={busy || saving}
      ready={zone !== undefined}
      onSubmit={() => void plan()}
      onClose={onClose}
    >
      {problem && <FormAlert problem={problem} />}
      {unread !== undefined && (
        <Typography role="alert" textColor="danger700">
          {unread}
        </Typography>
      )}
      {zone === undefined ? (
        unread === undefined && <Loader>Loading</Loader>
      ) : (
        <>
          {actions.length > 1 && (
            <div>
              <Typography id={actionId} variant="pi" fontWeight="bold" textColor="neutral800">
                What happens
              </Typography>
              <Radio.Group
                aria-labelledby={actionId}
                value={action}
                onValueChange={(next: string) => {
                  const other = actions.find((each) => each === next);
                  if (other === undefined) return;
                  setAction(other);
                  setTyped(undefined);
                }}
              >
                {actions.map((each) => (
                  <Radio.Item key={each} value={each}>
                    {actionNames[each]}
                  </Radio.Item>
                ))}
              </Radio.Group>
            </div>
          )}
          <Field.Root
            name="at"
            required
            hint={`In the time zone ${zone}. It is ${localMinute(new Date(), zone).slice(11)} there now.`}
            {...(wrong === undefined ? {} : { error: wrong })}
          >
            <Field.Label>{`${actionNames[action]} at`}</Field.Label>
            <TimeInput
              type="datetime-local"
              value={value}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
            <Field.Error />
            <Field.Hint />
            <Typography role="status" textColor="neutral800">
              {note}
            </Typography>
          </Field.Root>
          {asksAddress && (
            <LeftAddressField count={1} value={left} problem={undefined} onChange={setChosen} />
          )}
          <Typography textColor="neutral700">
            {action === 'publish'
              ? 'What is published is the draft as it is at that time. The site is built at once.'
              : 'The next build, which starts at once, takes it off the site. Its draft stays.'}
          </Typography>
        </>
      )}
    </FormModal>
  );
}
