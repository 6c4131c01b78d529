import { useFormik } from 'formik';
import {
  type MutableRefObject,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { messages } from '../../content/messages';
import type { CaptchaHandle } from '../captcha/captcha-handle';
import { isSame, onSettled, settleDraft } from '../../ui/form/draft';
import { signsOf } from '../../ui/form/form-signs';
import { keyFor } from '../../ui/form/idempotency-key';
import type { ContactState, Problem } from './contact-state';
import { contactErrors, tidied } from './contact-errors';
import { emptyFields, fieldNames, missingIn, typedInto } from './fields';
import { type Refusal, sendContact } from './send-contact';
import { contactDraft } from './use-contact-draft';

const texts: Record<Refusal, string> = {
  fields: messages.emptyField,
  captcha: messages.captcha,
  failed: messages.contactFailed,
};

const noErrors: ContactState['errors'] = {};

/**
 * The states of the contact form: being filled in, refused with a problem, sending (Spec §4, §5, §8).
 * @param startRef when the visitor began to fill it in (`useFillingStart`)
 * @param start the initial state; later values are ignored
 */
export function useContactForm(
  form: RefObject<HTMLFormElement>,
  captcha: RefObject<CaptchaHandle>,
  startRef: MutableRefObject<number | undefined>,
  start: ContactState,
): ContactState & { submit: () => Promise<void> } {
  const busy = useRef(false);
  const [{ problem: first, errors: firstErrors }] = useState(start);
  const [problem, setProblem] = useState(first);

  const refuse = (found: Omit<Problem, 'attempt'>) => {
    setProblem((last) => ({ ...found, attempt: (last?.attempt ?? 0) + 1 }));
  };

  const formik = useFormik({
    initialValues: emptyFields,
    initialErrors: firstErrors,
    validate: contactErrors,
    onSubmit: async (values) => {
      const check = captcha.current;
      if (check === null) return;
      const fields = tidied(values);
      const message = { ...fields, ...signsOf(form.current, startRef.current) };
      const outcome = await sendContact(message, check, keyFor(contactDraft, fields));
      // A solution counts once: the visitor needs a new one after the server has judged it.
      if (outcome === 'sent' || outcome === 'captcha') check.reset();
      if (outcome !== 'sent') {
        refuse({ about: outcome, text: texts[outcome] });
        return;
      }
      settleDraft(contactDraft, fields);
    },
  });
  const { values, setValues, resetForm } = formik;

  // The elements hold the values, including those typed before Formik arrived. Formik copies them.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    void setValues(typedInto(element), first !== null);
    const follow = () => void setValues(typedInto(element));
    element.addEventListener('input', follow);
    return () => {
      element.removeEventListener('input', follow);
    };
  }, [form, first, setValues]);

  useEffect(
    () =>
      onSettled(contactDraft, (arrived) => {
        if (!isSame({ ...values }, arrived)) return;
        resetForm();
        setProblem(null);
      }),
    [values, resetForm],
  );

  const submit = async () => {
    // Not `isSubmitting`, which changes with the next render: a double click is faster.
    if (busy.current) return;
    busy.current = true;
    const errors = contactErrors(values);
    const field = fieldNames.find((name) => errors[name]);
    if (field) {
      const anyMissing = Object.keys(missingIn(values)).length > 0;
      formik.setErrors(errors);
      refuse({ about: 'fields', field, ...(anyMissing && { text: texts.fields }) });
    }
    try {
      await formik.submitForm();
    } finally {
      busy.current = false;
    }
  };

  return {
    errors: problem === null ? noErrors : formik.errors,
    sending: formik.isSubmitting,
    problem,
    submit,
  };
}
