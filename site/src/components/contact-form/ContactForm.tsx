import { type ComponentProps, type MouseEvent, useId } from 'react';
import { limits } from '../../api';
import { contactForm } from '../../content/contact';
import { messages } from '../../content/messages';
import * as type from '../../styles/type.module.css';
import { Alert } from '../alert/Alert';
import { Captcha } from '../captcha/Captcha';
import { Field } from '../form/Field';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { Toast } from '../toast/Toast';
import * as styles from './ContactForm.module.css';
import { type FieldName, fieldNames } from './contactErrors';
import { useContactForm } from './useContactForm';
import { WithoutScript } from './WithoutScript';

const controls: Record<
  FieldName,
  Pick<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'autoCapitalize' | 'maxLength'>
> = {
  name: { autoComplete: 'name', autoCapitalize: 'words', maxLength: limits.name },
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  subject: { autoComplete: 'off', maxLength: limits.subject },
  message: { type: 'lines', maxLength: limits.message },
};

// By the second click the first may have sent and cleared the form, which would then be told to be empty.
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** The contact form of Spec §2, for `/contact` and for every page that embeds it. */
export function ContactForm() {
  const { form, captcha, formik, begun, begin, submit, problem, sent, dismiss } = useContactForm();
  const id = useId();
  const alertId = `${id}-alert`;
  const sending = formik.isSubmitting;

  return (
    <div>
      <WithoutScript text={contactForm.withoutScript} />
      <form
        className={styles.form}
        ref={form}
        aria-label={contactForm.name}
        // Never GET: what is typed must not end up in an address.
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
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
            {...controls[name]}
            {...formik.getFieldProps(name)}
            id={`${id}-${name}`}
            label={contactForm.fields[name].label}
            error={formik.submitCount > 0 ? formik.errors[name] : undefined}
            readOnly={sending}
            onFocus={begin}
          />
        ))}
        <div className={styles.full}>
          <Captcha
            ref={captcha}
            wanted={begun}
            errorId={problem?.about === 'captcha' ? alertId : undefined}
          />
        </div>
        <div className={styles.full}>
          <Button type="submit" aria-disabled={sending} onClick={ignoreDoubleClick}>
            {sending ? messages.sending : contactForm.submit}
            <Icon name="right" />
          </Button>
          <p className={type.hidden} aria-live="polite">
            {sending ? messages.sending : ''}
          </p>
        </div>
      </form>
      <Toast message={sent ? messages.contactSent : null} onDismiss={dismiss} />
    </div>
  );
}
