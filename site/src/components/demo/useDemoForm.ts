import { useFormik } from 'formik';
import { useEffect } from 'react';
import type { DemoRequestFields, Product } from '../../api';
import { isSame, settleDraft } from '../form/draft';
import { keyFor } from '../form/idempotencyKey';
import { useDraft } from '../form/useDraft';

type Typed = Omit<DemoRequestFields, 'product'>;

/** The popup's fields, from top to bottom. The product is the page's, not typed. */
export const fieldNames = ['name', 'email', 'mobile'] as const satisfies readonly (keyof Typed)[];

const empty: Typed = { name: '', email: '', mobile: '' };

// Apart from the form, which opens without waiting for it: it brings the whole contract along.
const loadSender = () => import(/* webpackChunkName: "demo-sending" */ './sendDemo');

async function send(fields: DemoRequestFields, key: string): Promise<boolean> {
  try {
    const { sendDemo } = await loadSender();
    return await sendDemo(fields, key);
  } catch {
    return false;
  }
}

interface DemoFormUse {
  product: Product;
  /** At once, whatever is in the fields. */
  onSubmitted: () => void;
  /** Once the request has arrived, which may be after the form has gone. */
  onArrived: () => void;
}

/** The popup's form: what is in it is sent as it is, and kept until it has arrived (Spec §4, §5, §8). */
export function useDemoForm({ product, onSubmitted, onArrived }: DemoFormUse) {
  const draft = `demo:${product}`;

  const formik = useFormik({
    initialValues: empty,
    // Spec §5: the fields are marked required, but nothing is validated and the submit is never blocked.
    onSubmit: async ({ name, email, mobile }) => {
      onSubmitted();
      const typed = { name: name.trim(), email: email.trim(), mobile: mobile.trim() };
      // The server takes no request from nobody.
      if (Object.values(typed).every((text) => text === '')) return;
      // Spec §8: a failure is not surfaced. What was typed is still there when the popup opens again.
      if (!(await send({ ...typed, product }, keyFor(draft, typed)))) return;
      settleDraft(draft, typed);
      onArrived();
    },
  });

  useDraft(draft, formik.values, {
    restore: ({ name = '', email = '', mobile = '' }) => {
      void formik.setValues({ name, email, mobile });
    },
    settle: (sent) => {
      if (isSame(formik.values, sent)) formik.resetForm();
    },
  });

  useEffect(() => {
    // Sending asks for it again.
    loadSender().catch(() => undefined);
  }, []);

  return formik;
}
