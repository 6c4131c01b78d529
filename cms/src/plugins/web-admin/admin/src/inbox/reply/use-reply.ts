import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import {
  type Entry,
  type LeadState,
  repliesPath,
  replyBody,
  type ReplyStart,
  type WorkedLead,
} from '../../../../api';
import type { Failed } from '../../requests/outcome';
import { useWrite } from '../../requests/use-write';
import { creationKeys } from '../../ui/forms/creation-key';
import { check } from '../../ui/forms/entry-fields';
import type { Problem } from '../../ui/forms/use-entry-form';
import { useUnsent } from '../../unsent/use-unsent';
import { stateNames } from '../texts';
import { withTemplate } from './reply-texts';

/** The unsent changes of the reply to a lead. */
export const unsentReply = ({ form, _id }: Pick<WorkedLead, 'form' | '_id'>): string =>
  `lead-reply/${form}/${_id}`;

const failedText = ({ code, message }: Failed): string =>
  code === 'network'
    ? 'There was no answer. See in the timeline whether the reply is there before you send it again.'
    : message;

const onItsWay = 'The reply is on its way.';

const stateStays = (state: LeadState): string =>
  `${onItsWay} Somebody else has changed the state meanwhile: it stays “${stateNames[state]}”.`;

export interface ReplyFormProps {
  lead: WorkedLead;
  /** Reads the lead again. */
  refresh: () => void;
  onClose: () => void;
}

export interface StartedReply extends ReplyFormProps {
  start: ReplyStart;
}

/** What was typed of a reply, kept in the browser until it is sent. */
export function useReply({ lead, start, refresh, onClose }: StartedReply) {
  const { templates, isFollowUp } = start;
  const unsent = useUnsent(unsentReply(lead), {
    subject: start.subject,
    text: '',
    answered: 'yes',
  });
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState<Problem>();
  const [keys] = useState(() => creationKeys());
  // Of the lead that the admin saw when the mark was set. The page reads the lead again while somebody writes.
  const [seen, setSeen] = useState(lead.version);

  const change: typeof unsent.change = (next) => {
    setProblem(undefined);
    unsent.change(next);
  };

  /** Sets whether the reply answers the lead. */
  const mark = (answered: boolean) => {
    setSeen(lead.version);
    change({ answered: answered ? 'yes' : 'no' });
  };

  const choose = (id: string) => {
    const template = templates.find(({ _id }) => _id === id);
    if (template === undefined) return;
    const known = templates.map(({ text }) => text);
    change(({ subject, text }) => ({
      text: withTemplate(text, template.text, known),
      // The subject holds a thread together.
      subject: isFollowUp || template.subject === '' ? subject : template.subject,
    }));
  };

  const submit = async () => {
    setProblem(undefined);
    const { subject, text, answered } = unsent.latest().value;
    const checked = check(replyBody, { subject, text, answered: answered === 'yes' });
    if (!checked.ok) {
      setProblem({ text: checked.problem });
      return;
    }
    const outcome = await sendTo<Entry<WorkedLead>>({
      method: 'POST',
      url: repliesPath(lead.form, lead._id),
      body: checked.body,
      version: seen,
      idempotencyKey: keys.keyFor(checked.body),
    });
    if (!outcome.ok) {
      if (outcome.code !== 'busy') setProblem({ text: failedText(outcome) });
      refresh();
      return;
    }
    keys.forget();
    unsent.reset();
    const { state } = outcome.data.result;
    const stays = answered === 'yes' && state !== 'answered';
    toggleNotification(
      stays
        ? { type: 'warning', message: stateStays(state) }
        : { type: 'success', message: onItsWay },
    );
    refresh();
    onClose();
  };

  return { unsent, busy, problem, change, mark, choose, submit };
}
