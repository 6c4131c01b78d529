import type { Product } from '../../api';
import { demo, demoOf } from '../../content/demo';
import * as type from '../../styles/type.module.css';
import { OtherWays } from '../../ui/form/OtherWays';
import { Dialog } from '../../ui/dialog/Dialog';
import * as styles from './DemoPopup.module.css';
import { useDemoParts } from './use-demo-parts';

interface DemoPopupProps {
  product: Product;
  onClose: () => void;
  /** Called when the form was sent empty. */
  onNothing: () => void;
  /**
   * Called when the request has arrived, possibly after the popup has closed. `answerable`: it has an e-mail address or
   * a phone number.
   */
  onArrived: (answerable: boolean) => void;
}

/** The Request Demo popup (Spec §4). Its frame opens at once; its form is fetched on demand. */
export function DemoPopup({ product, onClose, onNothing, onArrived }: DemoPopupProps) {
  const parts = useDemoParts();
  const { title, beside } = demoOf[product];
  const here = parts !== null && parts !== 'unreachable';

  return (
    <Dialog
      title={title}
      onClose={onClose}
      side={
        <>
          <p className={type.h3}>
            <strong>{beside}</strong>
          </p>
          {here && <parts.DemoDrawing product={product} />}
        </>
      }
    >
      <div className={styles.place}>
        {parts === null && <p className={styles.waiting}>{demo.waiting}</p>}
        {parts === 'unreachable' && <OtherWays text={demo.unreachable} />}
        {here && (
          <parts.DemoForm
            product={product}
            onSubmitted={onClose}
            onNothing={onNothing}
            onArrived={onArrived}
          />
        )}
      </div>
    </Dialog>
  );
}
