import { useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ContactFields, isBlank } from '../../api';
import { messages } from '../../content/messages';
import type { CaptchaHandle } from '../captcha/captcha';
import { isSame, settleDraft } from '../form/draft';
import { keyFor } from '../form/idempotencyKey';
import { useDraft } from '../form/useDraft';
import { contactErrors, type FieldName, fieldNames, fieldsFrom, trimmed } from './contactErrors';
import { type Refusal, sendContact } from './sendContact';

interface Problem {
  /** Counts the attempts, so that a sentence that is true again is read out again. */
  attempt: number;
  about: Refusal;
  /** The alert's sentence; absent where the field's own sentence says it all. */
  text?: string;
  /** The first field to mend, which takes the focus. */
  field?: FieldName;
}

const draft = 'contact';
const empty = fieldsFrom(() => '');

const texts: Record<Refusal, string> = {
  fields: messages.emptyField,
  captcha: messages.captcha,
  failed: messages.contactFailed,
};

function typedInto(form: HTMLFormElement): ContactFields {
  const typed = new FormData(form);
  return fieldsFrom((name) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  });
}

/** The contact form's states: being filled, refused with a problem, sending, sent (Spec §4, §5, §8). */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const busy = useRef(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sent, setSent] = useState(false);
  const [begun, setBegun] = useState(false);

  const refuse = (found: Omit<Problem, 'attempt'>) => {
    setProblem((last) => ({ ...found, attempt: (last?.attempt ?? 0) + 1 }));
  };

  const formik = useFormik({
    initialValues: empty,
    validate: contactErrors,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const check = captcha.current;
      if (check === null) return;
      const fields = trimmed(values);
      const outcome = await sendContact(fields, check, keyFor(draft, fields));
      // A solution counts once: after a send that the server has judged, a new one is needed.
      if (outcome === 'sent' || outcome === 'captcha') check.reset();
      if (outcome !== 'sent') {
        refuse({ about: outcome, text: texts[outcome] });
        return;
      }
      settleDraft(draft, fields);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Not `isSubmitting`: a double click comes before the next render.
    if (busy.current) return;
    busy.current = true;
    setSent(false);
    const errors = contactErrors(formik.values);
    const field = fieldNames.find((name) => errors[name]);
    if (field) {
      const anyBlank = fieldNames.some((name) => isBlank(formik.values[name]));
      formik.setErrors(errors);
      refuse({ about: 'fields', field, ...(anyBlank && { text: texts.fields }) });
    }
    try {
      await formik.submitForm();
    } finally {
      busy.current = false;
    }
  };

  useDraft(draft, formik.values, {
    restore: (kept) => {
      // Taking over the page leaves in the fields what was typed before the script arrived: that is newer.
      const typed = form.current ? typedInto(form.current) : empty;
      if (fieldNames.some((name) => typed[name])) setBegun(true);
      void formik.setValues(
        fieldsFrom((name) => typed[name] || (kept[name] ?? '')),
        false,
      );
    },
    settle: (arrived) => {
      if (isSame(formik.values, arrived)) {
        formik.resetForm();
        setProblem(null);
      }
      setSent(true);
    },
  });

  useEffect(() => {
    if (!problem?.field) return;
    const control = form.current?.elements.namedItem(problem.field);
    if (control instanceof HTMLElement) control.focus();
  }, [problem]);

  const dismiss = () => {
    setSent(false);
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  };

  const begin = () => {
    setBegun(true);
  };

  return { form, captcha, formik, begun, begin, submit, problem, sent, dismiss };
}
