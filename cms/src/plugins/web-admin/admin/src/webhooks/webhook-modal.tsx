import { Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import {
  limits,
  webhookEvents,
  webhookPath,
  webhooksPath,
  type Webhook,
  type WebhookEvent,
  type WithSecret,
} from '../../../api';
import { useWrite } from '../requests/use-write';
import { FormModal } from '../ui/dialogs/form-modal';
import { FormAlert } from '../ui/forms/form-alert';
import { TextField } from '../ui/forms/text-field';
import { eventHints, eventNames } from './texts';

interface EventFieldsProps {
  events: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

/** The events that the webhook receives. */
function EventFields({ events, onChange }: EventFieldsProps) {
  return (
    <Flex
      tag="fieldset"
      direction="column"
      alignItems="stretch"
      gap={3}
      // The browser's frame of a fieldset.
      borderWidth={0}
      padding={0}
      margin={0}
    >
      <Typography tag="legend" variant="pi" fontWeight="bold" textColor="neutral800">
        Events
      </Typography>
      {webhookEvents.map((event) => (
        <Field.Root key={event} name={event} hint={eventHints[event]}>
          <Checkbox
            checked={events.includes(event)}
            onCheckedChange={(checked) => {
              const others = events.filter((other) => other !== event);
              onChange(checked === true ? [...others, event] : others);
            }}
          >
            {eventNames[event]}
          </Checkbox>
          <Field.Hint />
        </Field.Root>
      ))}
    </Flex>
  );
}

interface WebhookModalProps {
  /** Absent for a new one. */
  webhook?: Webhook | undefined;
  onClose: () => void;
  /** Called with the saved webhook; with its secret if it is new. */
  onSaved: (saved: { result: Webhook; secret?: string }) => void;
}

/** The form of a new or a changed webhook. */
export function WebhookModal({ webhook, onClose, onSaved }: WebhookModalProps) {
  const { busy, sendTo } = useWrite();
  const [problem, setProblem] = useState<{ text: string }>();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? [...webhookEvents]);

  const save = async () => {
    setProblem(undefined);
    const body = { name, url, events };
    const outcome = await (webhook === undefined
      ? sendTo<WithSecret>({ method: 'POST', url: webhooksPath, body })
      : sendTo<{ result: Webhook }>({ method: 'PUT', url: webhookPath(webhook._id), body }));
    if (outcome.ok) onSaved(outcome.data);
    else if (outcome.code !== 'busy') setProblem({ text: outcome.message });
  };

  return (
    <FormModal
      title={webhook === undefined ? 'Create webhook' : 'Edit webhook'}
      submitLabel={webhook === undefined ? 'Create' : 'Save'}
      busy={busy}
      ready
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {problem && <FormAlert problem={problem} />}
      <TextField
        name="name"
        label="Name"
        value={name}
        maxLength={limits.webhookName}
        onChange={setName}
      />
      <Field.Root name="url" hint="It must begin with https:// and be reachable from the internet.">
        <Field.Label>Address of the receiver</Field.Label>
        <Field.Input
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/leads"
          value={url}
          maxLength={limits.webhookUrl}
          onChange={(event) => {
            setUrl(event.target.value);
          }}
        />
        <Field.Hint />
      </Field.Root>
      <EventFields events={events} onChange={setEvents} />
    </FormModal>
  );
}
