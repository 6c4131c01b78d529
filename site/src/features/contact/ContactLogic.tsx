import {
  forwardRef,
  type MutableRefObject,
  type RefObject,
  useEffect,
  useImperativeHandle,
} from 'react';
import type { CaptchaHandle } from '../captcha/captcha-handle';
import type { ContactState } from './contact-state';
import { useContactForm } from './use-contact-form';

interface ContactLogicProps {
  form: RefObject<HTMLFormElement>;
  captcha: RefObject<CaptchaHandle>;
  /** When someone began to fill the form (`useFillingStart`). */
  startRef: MutableRefObject<number | undefined>;
  /** The state of the form when the logic arrives. */
  start: ContactState;
  /** Must be stable: it is called on each change of the state, and once at first. */
  onChange: (state: ContactState) => void;
}

export interface ContactLogicHandle {
  submit: () => void;
}

/**
 * Validates and sends the contact form. It renders nothing, so that the form does not change when this arrives and
 * nobody's typing is interrupted.
 */
export const ContactLogic = forwardRef<ContactLogicHandle, ContactLogicProps>(function ContactLogic(
  { form, captcha, startRef, start, onChange },
  ref,
) {
  const { errors, sending, problem, submit } = useContactForm(form, captcha, startRef, start);
  useImperativeHandle(ref, () => ({
    submit: () => {
      void submit();
    },
  }));
  useEffect(() => {
    onChange({ errors, sending, problem });
  }, [onChange, errors, sending, problem]);
  return null;
});
