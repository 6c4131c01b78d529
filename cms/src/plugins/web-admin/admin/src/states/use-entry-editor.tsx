import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { PlanAction } from '../../../api';
import { PreviewActions } from '../previews/preview-actions';
import { useMay } from '../requests/use-may';
import { PlansNote } from '../schedule/plans-note';
import { ScheduleButton } from '../schedule/schedule-button';
import { usePlans } from '../schedule/use-plans';
import type { EntryFields, NewerEntry } from '../ui/forms/entry-fields';
import { useEntryForm } from '../ui/forms/use-entry-form';
import type { EntryKind, ManagedEntry } from './entry-kind';
import { useSaveKey } from './use-save-key';
import { VerbButton } from './verb-button';

interface EditorOptions<T extends EntryFields, E extends ManagedEntry> {
  kind: EntryKind<T, E>;
  /** Absent for a new entry. */
  entry?: E | undefined;
  readLatest?: (() => Promise<NewerEntry<T> | undefined>) | undefined;
  /** Called after it was published. */
  onPublished: () => void;
  /** Called with the entry after its draft was saved. */
  onDraft: (entry: E) => void;
  /** Called with the entry after it was unpublished or its draft discarded: the form has to start again. */
  onChanged: (entry: E) => void;
  /** The label of the button that publishes. */
  submitLabel: string;
}

/**
 * The form of a blog or FAQ with its verbs, for a modal or a page: publish, save the draft, discard it, unpublish, plan. Buttons that
 * the server would refuse are not there.
 */
export function useEntryEditor<T extends EntryFields, E extends ManagedEntry>(
  options: EditorOptions<T, E>,
) {
  const { kind, entry, readLatest, onPublished, onDraft, onChanged, submitLabel } = options;
  const [saved, setSaved] = useState(entry);
  const { plans, reload: reloadPlans } = usePlans(entry?.plans);
  const { toggleNotification } = useNotification();
  const mayPublish = useMay(kind.mayPublish);
  const mayPreview = useMay(kind.mayEdit);
  const maySave = useMay(entry === undefined ? kind.mayCreate : kind.mayEdit);
  const form = useEntryForm<T, E>({
    name: entry === undefined ? kind.name : `${kind.name}/${entry._id}`,
    initial: entry === undefined ? kind.empty : kind.toForm(entry),
    views: kind.views,
    endpoint: entry === undefined ? kind.create : kind.edit,
    id: entry?._id,
    check: kind.check,
    success: entry === undefined ? kind.created : kind.updated,
    readLatest,
    onSaved: () => {
      setSaved(entry);
      if (plans[0]?.state === 'waiting' && plans[0].action === 'publish') {
        const message = 'What was planned is cancelled: it is published now.';
        toggleNotification({ type: 'info', message });
      }
      onPublished();
    },
    drafts: {
      list: kind.list,
      publish: kind.edit,
      check: kind.checkDraft,
      toForm: kind.toForm,
      onSaved: (next) => {
        setSaved(next);
        onDraft(next);
      },
    },
  });
  const saveDraft = () => void form.saveDraft();
  /** The entry to plan for. What is to be published is what the form shows. */
  const entryFor = async (action: PlanAction): Promise<string | undefined> => {
    const known = saved?._id;
    if (known !== undefined && (action === 'unpublish' || !maySave || !(await form.isChanged()))) {
      return known;
    }
    return (await form.saveDraft({ complete: true }))?._id;
  };
  const plansChanged = (id: string) => {
    void reloadPlans(id);
  };
  useSaveKey(maySave && form.ready ? saveDraft : undefined);

  /** The id of the entry, whose draft is then what the form shows. */
  const savedId = async () =>
    saved === undefined || (await form.isChanged()) ? (await form.saveDraft())?._id : saved._id;

  const name = kind.nameOf(form.value);
  const isPublished = saved?.published === true;
  return {
    form,
    /** What the form's own button does: it publishes, or saves the draft of who may not. */
    submitLabel: mayPublish ? submitLabel : 'Save draft',
    onSubmit: mayPublish ? () => void form.submit() : saveDraft,
    otherActions: (
      <>
        {mayPreview && maySave && (
          <PreviewActions list={kind.list} disabled={form.busy || !form.ready} prepare={savedId} />
        )}
        {saved && isPublished && mayPublish && (
          <VerbButton<E>
            verb="unpublish"
            list={kind.list}
            entry={saved}
            name={name}
            consequence={plans.length > 0 ? 'What is planned for it is cancelled.' : undefined}
            onDone={onChanged}
          />
        )}
        {mayPublish && (
          <ScheduleButton
            kind={kind.name}
            published={isPublished}
            plans={plans}
            disabled={form.busy || !form.ready}
            entryFor={entryFor}
            onPlanned={plansChanged}
          />
        )}
        {mayPublish && maySave && (
          <Button
            variant="secondary"
            aria-keyshortcuts="Control+S Meta+S"
            disabled={form.busy || !form.ready}
            onClick={saveDraft}
          >
            Save draft
          </Button>
        )}
      </>
    ),
    note: (
      <>
        {saved?.state === 'live_with_draft' && (
          <Flex gap={3} wrap="wrap" background="neutral150" padding={3} hasRadius>
            <Typography textColor="neutral800">
              This is a draft. The site shows what was published before.
            </Typography>
            {maySave && (
              <VerbButton<E>
                verb="discard"
                list={kind.list}
                entry={saved}
                name={name}
                onDone={onChanged}
              />
            )}
          </Flex>
        )}
        {saved && plans.length > 0 && (
          <PlansNote
            kind={kind.name}
            entry={saved._id}
            plans={plans}
            mayPlan={mayPublish}
            onDone={() => {
              plansChanged(saved._id);
            }}
          />
        )}
      </>
    ),
  };
}
