import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import type { Product } from '../../api';
import { demo, demoOf } from '../../content/demo';
import { whenIdle } from '../../hydration/when-idle';
import { Unreached } from '../contact-form/Unreached';
import { WithoutScript } from '../contact-form/WithoutScript';
import { Button } from '../primitives/Button';
import { Toast } from '../toast/Toast';
import { DemoPopup } from './DemoPopup';
import * as styles from './RequestDemo.module.css';
import { prefetchDemoParts } from './useDemoParts';

interface RequestDemoProps {
  product: Product;
  /** `accent` where it is the view's one primary action. */
  tone?: 'accent' | 'ink';
}

/** The Request Demo button of a product page, and the popup that it opens (Spec §1, §4). */
export function RequestDemo({ product, tone = 'accent' }: RequestDemoProps) {
  const [open, setOpen] = useState(false);
  const [arrived, setArrived] = useState(false);

  useEffect(() => whenIdle(prefetchDemoParts), []);

  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus what is clicked; the popup gives the focus back to where it was.
    currentTarget.focus();
    setArrived(false);
    setOpen(true);
  };

  const close = useCallback(() => {
    setOpen(false);
  }, []);

  const confirm = useCallback(() => {
    setArrived(true);
  }, []);

  const dismiss = () => {
    setArrived(false);
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
      <Unreached text={demo.withoutScript} />
      {open && <DemoPopup product={product} onClose={close} onArrived={confirm} />}
      <Toast message={arrived ? demoOf[product].arrived : null} onDismiss={dismiss} />
    </div>
  );
}
