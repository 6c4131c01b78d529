import {
  Button,
  Checkbox,
  Field,
  Flex,
  Loader,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type Entry,
  fillVariables,
  limits,
  repliesPath,
  replyBody,
  type ReplyStart,
  replyVariables,
  variableProblem,
  type WorkedLead,
} from '../../../../api';
import { useUnsent } from '../../unsent/use-unsent';
import { failureText, type Failed } from '../../requests/outcome';
import { useRead } from '../../requests/use-read';
import { useWrite } from '../../requests/use-write';
import { texts } from '../../texts';
import { creationKeys } from '../../ui/forms/creation-key';
import { check } from '../../ui/forms/entry-fields';
import { UnsentNote } from '../../ui/forms/entry-form';
import { FormAlert } from '../../ui/forms/form-alert';
import { TextField } from '../../ui/forms/text-field';
import type { Problem } from '../../ui/forms/use-entry-form';
import { Actions, Typed } from '../lead/parts';
import { withTemplate } from './reply-texts';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[4]};
`;

const Text = styled(Textarea)`
  min-height: 20rem;
`;

const Preview = styled.section`
  background: ${({ theme }) => theme.colors.neutral100};
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  padding: ${({ theme }) => theme.spaces[4]};
`;

/** The unsent changes of the reply to a lead. */
export const unsentReply = ({ form, _id }: Pick<WorkedLead, 'form' | '_id'>): string =>
  `lead-reply/${form}/${_id}`;

const variableHint = `You can use ${Object.keys(replyVariables)
  .map((name) => `{{${name}}}`)
  .join(', ')}.`;

const sentText = 'The reply is on its way.';

const failedText = ({ code, message }: Failed): string =>
  code === 'network'
    ? 'There was no answer. See in the timeline whether the reply is there before you send it again.'
    : message;

interface ReplyFormProps {
  lead: WorkedLead;
  /** Reads the lead again. */
  refresh: () => void;
  onClose: () => void;
}

interface LoadedProps extends ReplyFormProps {
  start: ReplyStart;
}

function LoadedForm({ lead, start, refresh, onClose }: LoadedProps) {
  const { templates, values, isFollowUp } = start;
  const unsent = useUnsent(unsentReply(lead), {
    subject: start.subject,
    text: '',
    answered: 'yes',
  });
  const { value, change, ready, restored, reset } = unsent;
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState<Problem>();
  const [preview, setPreview] = useState(false);
  const [keys] = useState(() => creationKeys());
  const field = useRef<HTMLTextAreaElement>(null);
  const previewId = useId();

  useEffect(() => {
    if (ready) field.current?.focus();
  }, [ready]);

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
    const outcome = await sendTo({
      method: 'POST',
      url: repliesPath(lead.form, lead._id),
      body: checked.body,
      idempotencyKey: keys.keyFor(checked.body),
    });
    if (!outcome.ok) {
      if (outcome.code !== 'busy') setProblem({ text: failedText(outcome) });
      refresh();
      return;
    }
    keys.forget();
    reset();
    toggleNotification({ type: 'success', message: sentText });
    refresh();
    onClose();
  };

  if (!ready) return <Loader small>Loading the reply</Loader>;
  return (
    <Form
      aria-label="Reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && <FormAlert problem={problem} />}
      {restored && <UnsentNote onDiscard={reset} />}
      <Typography tag="p" textColor="neutral800">
        To <bdi>{start.to}</bdi>. Answers go to <bdi>{start.replyTo}</bdi>.
      </Typography>
      {templates.length > 0 && (
        <Field.Root name="template">
          <Field.Label>Template</Field.Label>
          <SingleSelect
            value=""
            placeholder="Choose a template"
            onChange={(id) => {
              choose(String(id));
            }}
          >
            {templates.map(({ _id, name }) => (
              <SingleSelectOption key={_id} value={_id}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      <TextField
        name="subject"
        label="Subject"
        value={value.subject}
        maxLength={limits.replySubject}
        error={variableProblem(value.subject)}
        onChange={(subject) => {
          setProblem(undefined);
          change({ subject });
        }}
      />
      <Field.Root name="text" hint={variableHint} error={variableProblem(value.text) ?? false}>
        <Field.Label>Reply</Field.Label>
        <Text
          ref={field}
          dir="auto"
          maxLength={limits.reply}
          value={value.text}
          onChange={(event) => {
            setProblem(undefined);
            change({ text: event.target.value });
          }}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      {preview && (
        <Preview id={previewId} aria-label="Preview">
          <Typed>
            <strong>{fillVariables(value.subject, values)}</strong>
            {`\n\n${fillVariables(value.text, values)}`}
          </Typed>
        </Preview>
      )}
      <Checkbox
        checked={value.answered === 'yes'}
        onCheckedChange={(checked) => {
          change({ answered: checked === true ? 'yes' : 'no' });
        }}
      >
        Mark the lead as answered
      </Checkbox>
      <Actions>
        <Button type="submit" size="S" loading={busy}>
          Send
        </Button>
        <Button
          size="S"
          variant="secondary"
          aria-expanded={preview}
          aria-controls={preview ? previewId : undefined}
          onClick={() => {
            setPreview(!preview);
          }}
        >
          Preview
        </Button>
        <Button size="S" variant="tertiary" onClick={onClose}>
          Close
        </Button>
      </Actions>
    </Form>
  );
}

/** The form that answers a lead by mail. What was typed and not sent is kept in the browser. */
export function ReplyForm(props: ReplyFormProps) {
  const { lead } = props;
  const { status, data, failure, reload } = useRead<Entry<ReplyStart>>(
    repliesPath(lead.form, lead._id),
  );
  if (data !== undefined) return <LoadedForm {...props} start={data.result} />;
  if (status !== 'failed') return <Loader small>Loading the reply</Loader>;
  return (
    <Flex role="alert" gap={3} wrap="wrap">
      <Typography textColor="neutral800">{failureText(failure, texts.networkError)}</Typography>
      <Button size="S" variant="secondary" onClick={reload}>
        Retry
      </Button>
    </Flex>
  );
}
