import {
  type FormEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { contactForm } from '../../content/contact';
import { messages } from '../../content/messages';
import * as type from '../../styles/type.module.css';
import { Alert } from '../../ui/primitives/Alert';
import type { CaptchaHandle } from '../captcha/captcha-handle';
import { Captcha } from '../captcha/Captcha';
import { Field } from '../../ui/form/Field';
import { fieldControl } from '../../ui/form/field-control';
import { PrivacyNote } from '../../ui/form/PrivacyNote';
import { Trap } from '../../ui/form/Trap';
import { Button } from '../../ui/primitives/Button';
import { Icon } from '../../ui/primitives/Icon';
import * as styles from './ContactForm.module.css';
import { fieldNames, fieldOf, fields } from './fields';
import { Thanks } from './Thanks';
import { useContactDraft } from './use-contact-draft';
import { useContactSubmit } from './use-contact-submit';
import { useFillingStart } from './use-filling-start';
import { ScriptFailed, WithoutScript } from '../../ui/form/OtherWays';

// The first click of a double click may already have sent and cleared the form; the second would then report empty
// fields.
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/**
 * The contact form of Spec §2, on `/contact` and on every page that embeds it. The fields are uncontrolled. The code
 * that validates and sends the form is fetched on demand.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [begun, setBegun] = useState(false);
  const [sent, setSent] = useState(false);
  /** The visitor is writing a new message below the thanks for an earlier one. */
  const [writing, setWriting] = useState(false);
  /** The attempt whose captcha problem the visitor has solved. */
  const [met, setMet] = useState(0);
  const thanks = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const id = useId();
  const alertId = `${id}-alert`;
  const { Logic, logicRef, failures, state, follow, submit } = useContactSubmit(form);
  const { errors, sending } = state;
  const problem =
    state.problem?.about === 'captcha' && state.problem.attempt === met ? null : state.problem;
  const startRef = useFillingStart(form);

  // Low priority: a visitor who pressed something sees the answer first.
  const begin = () => {
    startTransition(() => {
      setBegun(true);
    });
  };

  useContactDraft(form, {
    onTyped: begin,
    onArrived: () => {
      const element = form.current;
      if (element === null) return;
      const empty = fieldNames.every((name) => !fieldOf(element, name)?.value);
      takesFocus.current = empty && element.contains(document.activeElement);
      setWriting(!empty);
      setSent(true);
    },
  });

  useEffect(() => {
    if (sent && takesFocus.current) thanks.current?.focus();
  }, [sent]);

  useEffect(() => {
    if (problem?.field && form.current) fieldOf(form.current, problem.field)?.focus();
  }, [problem]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(false);
    submit();
  };

  const writeAnother = () => {
    flushSync(() => {
      setSent(false);
    });
    if (form.current) fieldOf(form.current, 'name')?.focus();
  };

  return (
    <div>
      <WithoutScript text={contactForm.withoutScript} />
      {Logic && (
        <Logic
          ref={logicRef}
          form={form}
          captcha={captcha}
          startRef={startRef}
          start={state}
          onChange={follow}
        />
      )}
      <Thanks ref={thanks} shown={sent} onAnother={writeAnother} />
      <form
        className={styles.form}
        ref={form}
        hidden={sent && !writing}
        aria-label={contactForm.name}
        // Never GET: typed text must not end up in an address.
        method="post"
        noValidate
        onSubmit={send}
      >
        {problem?.text && (
          <div className={styles.full}>
            <Alert key={problem.attempt} id={alertId} text={problem.text} />
          </div>
        )}
        <p className={styles.note}>{contactForm.required}</p>
        {fieldNames.map((name) => (
          <Field
            key={name}
            {...fieldControl(fields[name])}
            required={fields[name].required}
            label={contactForm.fields[name].label}
            autoComplete={contactForm.fields[name].autoComplete}
            autoCapitalize={contactForm.fields[name].autoCapitalize}
            name={name}
            id={`${id}-${name}`}
            error={errors[name]}
            readOnly={sending}
            onFocus={begin}
          />
        ))}
        <Trap />
        <div className={styles.full}>
          <Captcha
            ref={captcha}
            wanted={begun}
            errorId={problem?.about === 'captcha' ? alertId : undefined}
            onConfirmed={() => {
              setMet(state.problem?.attempt ?? 0);
            }}
          />
        </div>
        <div className={styles.full}>
          <PrivacyNote />
        </div>
        <div className={styles.full}>
          <Button type="submit" aria-disabled={sending} onClick={ignoreDoubleClick}>
            {/* In an element of its own: React would lose a text node that a translation has replaced. */}
            <span>{sending ? messages.sending : contactForm.submit}</span>
            <Icon name="right" />
          </Button>
          <p className={type.hidden} aria-live="polite">
            {sending ? messages.sending : ''}
          </p>
          {/* Below the button, which must not move under a finger. */}
          <ScriptFailed key={failures} text={contactForm.unreached} shown={failures > 0} />
        </div>
      </form>
    </div>
  );
}
