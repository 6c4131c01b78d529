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
  /** What the form shows when the logic arrives. */
  start: ContactState;
  /** Keep it the same: it is called when the state has changed, and once at first. */
  onChange: (state: ContactState) => void;
}

export interface ContactLogicHandle {
  submit: () => void;
}

/**
 * What the contact form does: it checks and sends what stands in the fields. It draws nothing, so that the form is the same
 * before and after this has been fetched, and nobody's typing is interrupted.
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
