import { useFormik } from 'formik';
import { type RefObject, useEffect, useRef } from 'react';
import { type DemoRequestFields, type LeadSource, type Product, tidyLine } from '../../api';
import { isSame } from '../../ui/form/draft';
import { signsOf } from '../../ui/form/form-signs';
import { leadSource } from '../../ui/form/lead-source';
import { keyFor } from '../../ui/form/idempotency-key';
import { useDraft } from '../../ui/form/use-draft';
import { draftOf, keepRequest, type KeptRequest } from './kept-requests';

type Typed = Omit<DemoRequestFields, 'product'>;

/** The popup's fields, from top to bottom. The product is the page's, not typed. */
export const fieldNames = ['name', 'email', 'mobile'] as const satisfies readonly (keyof Typed)[];

const empty: Typed = { name: '', email: '', mobile: '' };

/** Longer than a call takes, in milliseconds: no other tab sends the same request meanwhile. */
const underWay = 15_000;

// A separate chunk, so that the form opens without waiting for it.
const loadSender = () => import(/* webpackChunkName: "demo-sending" */ './deliver');

/** Keeps the request before sending it, so that it is not lost when the page is closed or the sender cannot be fetched. */
async function send(key: string, body: KeptRequest['body'], source?: LeadSource): Promise<boolean> {
  const now = Date.now();
  const request = { key, body, sentAt: now, notBefore: now + underWay };
  keepRequest(request);
  try {
    const { sendDemo } = await loadSender();
    return await sendDemo(request, source);
  } catch {
    return false;
  }
}

interface DemoFormUse {
  product: Product;
  form: RefObject<HTMLFormElement>;
  /** Called at once, whatever the fields contain. */
  onSubmitted: () => void;
  /** Called when all fields were empty. */
  onNothing: () => void;
  /**
   * Called when the request has arrived, possibly after the form is gone. `answerable`: it has an e-mail address or a
   * phone number.
   */
  onArrived: (answerable: boolean) => void;
}

/** The form of the popup: its values are sent as they are, and kept until they have arrived (Spec §4, §5, §8). */
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
      const source = leadSource();
      onSubmitted();
      const typed = { name: tidyLine(name), email: tidyLine(email), mobile: tidyLine(mobile) };
      // The server does not accept an empty request.
      if (Object.values(typed).every((text) => text === '')) {
        onNothing();
        return;
      }
      // Spec §8: a failure is not shown. The values are still there when the popup opens again.
      if (await send(keyFor(draft, typed), { ...typed, product, ...signs }, source)) {
        onArrived(typed.email !== '' || typed.mobile !== '');
      }
    },
  });

  useEffect(() => {
    // The form opens with the focus in its first field, so filling in begins now.
    startRef.current = performance.now();
    // Sending asks for it again.
    loadSender().catch(() => undefined);
  }, []);

  useDraft(draft, formik.values, {
    restore: ({ name = '', email = '', mobile = '' }) => {
      // Restored from a draft, so it may be sent at once.
      if (name || email || mobile) startRef.current = undefined;
      void formik.setValues({ name, email, mobile });
    },
    settle: (sent) => {
      if (isSame(formik.values, sent)) formik.resetForm();
    },
  });

  return formik;
}
