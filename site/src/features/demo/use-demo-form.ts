import { useFormik } from 'formik';
import { type RefObject, useEffect, useRef } from 'react';
import { type DemoRequestFields, type Product, tidyLine } from '../../api';
import { isSame } from '../../ui/form/draft';
import { signsOf } from '../../ui/form/form-signs';
import { keyFor } from '../../ui/form/idempotency-key';
import { useDraft } from '../../ui/form/use-draft';
import { draftOf, keepRequest, type KeptRequest } from './kept-requests';

type Typed = Omit<DemoRequestFields, 'product'>;

/** The popup's fields, from top to bottom. The product is the page's, not typed. */
export const fieldNames = ['name', 'email', 'mobile'] as const satisfies readonly (keyof Typed)[];

const empty: Typed = { name: '', email: '', mobile: '' };

/** Longer than a call takes, in milliseconds: until then no other tab sends the same request. */
const underWay = 15_000;

// Apart from the form, which opens without waiting for it.
const loadSender = () => import(/* webpackChunkName: "demo-sending" */ './deliver');

/** Keeps a request before it is sent: so it is not lost either when the page is closed, or what sends it cannot be fetched. */
async function send(key: string, body: KeptRequest['body']): Promise<boolean> {
  const now = Date.now();
  const request = { key, body, sentAt: now, notBefore: now + underWay };
  keepRequest(request);
  try {
    const { sendDemo } = await loadSender();
    return await sendDemo(request);
  } catch {
    return false;
  }
}

interface DemoFormUse {
  product: Product;
  form: RefObject<HTMLFormElement>;
  /** At once, whatever is in the fields. */
  onSubmitted: () => void;
  /** There was nothing in the fields to be sent. */
  onNothing: () => void;
  /** Once the request has arrived, which may be after the form has gone; and whether it says how to answer it. */
  onArrived: (answerable: boolean) => void;
}

/** The popup's form: what is in it is sent as it is, and kept until it has arrived (Spec §4, §5, §8). */
export function useDemoForm(use: DemoFormUse) {
  const { product, form, onSubmitted, onNothing, onArrived } = use;
  const draft = draftOf(product);
  const startRef = useRef<number>();

  const formik = useFormik({
    initialValues: empty,
    // Spec §5: the fields are marked required, but nothing is validated and the submit is never blocked.
    onSubmit: async ({ name, email, mobile }) => {
      // Before the popup closes and takes the form with it.
      const signs = signsOf(form.current, startRef.current);
      onSubmitted();
      const typed = { name: tidyLine(name), email: tidyLine(email), mobile: tidyLine(mobile) };
      // The server takes no request from nobody.
      if (Object.values(typed).every((text) => text === '')) {
        onNothing();
        return;
      }
      // Spec §8: a failure is not surfaced. What was typed is still there when the popup opens again.
      if (await send(keyFor(draft, typed), { ...typed, product, ...signs })) {
        onArrived(typed.email !== '' || typed.mobile !== '');
      }
    },
  });

  useEffect(() => {
    // The form appears with the focus in its first field.
    startRef.current = performance.now();
    // Sending asks for it again.
    loadSender().catch(() => undefined);
  }, []);

  useDraft(draft, formik.values, {
    restore: ({ name = '', email = '', mobile = '' }) => {
      // It was filled before, and may be sent at once.
      if (name || email || mobile) startRef.current = undefined;
      void formik.setValues({ name, email, mobile });
    },
    settle: (sent) => {
      if (isSame(formik.values, sent)) formik.resetForm();
    },
  });

  return formik;
}
