import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { leadFields, type Product } from '../../api';
import { demo } from '../../content/demo';
import { Field } from '../../ui/form/Field';
import { fieldControl } from '../../ui/form/field-control';
import { PrivacyNote } from '../../ui/form/PrivacyNote';
import { Trap } from '../../ui/form/Trap';
import { Button } from '../../ui/primitives/Button';
import * as styles from './DemoForm.module.css';
import { fieldNames, useDemoForm } from './use-demo-form';

interface DemoFormProps {
  product: Product;
  onSubmitted: () => void;
  onNothing: () => void;
  onArrived: (answerable: boolean) => void;
}

const controls: Record<
  (typeof fieldNames)[number],
  Pick<ComponentProps<typeof Field>, 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'>
> = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { autoComplete: 'email' },
  mobile: { autoComplete: 'tel', enterKeyHint: 'send' },
};

/** The fields of a demo request (Spec §2). */
export function DemoForm(props: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const formik = useDemoForm({ ...props, form });
  const id = useId();

  useEffect(() => {
    // A visitor who has moved to the close button while the form was loading stays there.
    if (document.activeElement instanceof HTMLButtonElement) return;
    form.current?.querySelector('input')?.focus();
  }, []);

  return (
    <form
      className={styles.form}
      ref={form}
      aria-label={demo.name}
      // Never GET: typed text must not end up in an address.
      method="post"
      noValidate
      onSubmit={formik.handleSubmit}
    >
      <p className={styles.note}>{demo.required}</p>
      {fieldNames.map((name) => (
        <Field
          key={name}
          {...fieldControl(leadFields.createrequestdemo[name])}
          {...controls[name]}
          {...formik.getFieldProps(name)}
          id={`${id}-${name}`}
          label={demo.fields[name]}
        />
      ))}
      <Trap />
      <Button type="submit" wide>
        {demo.submit}
      </Button>
      <p className={styles.note}>{demo.note}</p>
      <PrivacyNote />
    </form>
  );
}
