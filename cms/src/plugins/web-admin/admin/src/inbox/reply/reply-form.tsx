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
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type Entry,
  fillVariables,
  limits,
  repliesPath,
  type ReplyStart,
  replyVariables,
  variableProblem,
} from '../../../../api';
import { failureText } from '../../requests/outcome';
import { useRead } from '../../requests/use-read';
import { texts } from '../../texts';
import { UnsentNote } from '../../ui/forms/entry-form';
import { FormAlert } from '../../ui/forms/form-alert';
import { TextField } from '../../ui/forms/text-field';
import { Actions, Typed } from '../lead/parts';
import { useReply, type ReplyFormProps, type StartedReply } from './use-reply';

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

const variableHint = `You can use ${Object.keys(replyVariables)
  .map((name) => `{{${name}}}`)
  .join(', ')}.`;

function LoadedForm(props: StartedReply) {
  const { start, onClose } = props;
  const { templates, values } = start;
  const { unsent, busy, problem, change, mark, choose, submit } = useReply(props);
  const { value, ready, restored, reset } = unsent;
  const [preview, setPreview] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const previewId = useId();

  useEffect(() => {
    if (ready) field.current?.focus();
  }, [ready]);

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
          mark(checked === true);
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
