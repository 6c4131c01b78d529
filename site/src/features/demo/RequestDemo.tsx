import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import type { Product } from '../../api';
import { demo, demoOf } from '../../content/demo';
import { whenIdle } from '../../hydration/when-idle';
import { ScriptFailed, WithoutScript } from '../../ui/form/OtherWays';
import { Button } from '../../ui/primitives/Button';
import { Toast, type ToastMessage } from '../../ui/primitives/Toast';
import { DemoPopup } from './DemoPopup';
import * as styles from './RequestDemo.module.css';
import { prefetchDemoParts } from './use-demo-parts';

interface RequestDemoProps {
  product: Product;
  /** `accent` where it is the view's one primary action. */
  tone?: 'accent' | 'ink';
}

/** The Request Demo button of a product page and its popup (Spec §1, §4). */
export function RequestDemo({ product, tone = 'accent' }: RequestDemoProps) {
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<ToastMessage | null>(null);

  useEffect(() => whenIdle(prefetchDemoParts), []);

  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, and the popup returns the focus to where it was.
    currentTarget.focus();
    setNotice(null);
    setOpen(true);
  };

  const close = useCallback(() => {
    setOpen(false);
  }, []);

  const tellNothing = useCallback(() => {
    setNotice({ ...demo.nothing, tone: 'note' });
  }, []);

  const confirm = useCallback(
    (answerable: boolean) => {
      const { title, text } = demoOf[product].arrived;
      setNotice({ title, text: answerable ? text : `${text} ${demo.noWayBack}`, tone: 'good' });
    },
    [product],
  );

  const dismiss = () => {
    setNotice(null);
  };

  return (
    <div>
      <div className={styles.button}>
        <Button
          tone={tone}
          aria-haspopup="dialog"
          onPointerEnter={prefetchDemoParts}
          onFocus={prefetchDemoParts}
          onClick={show}
        >
          {demo.button}
        </Button>
      </div>
      <WithoutScript text={demo.withoutScript} />
      <ScriptFailed text={demo.withoutScript} />
      {open && (
        <DemoPopup product={product} onClose={close} onNothing={tellNothing} onArrived={confirm} />
      )}
      <Toast message={notice} onDismiss={dismiss} />
    </div>
  );
}
