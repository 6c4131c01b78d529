import { formatAmount, jobTerms } from '../../content/job';
import { Wrap } from '../../ui/text/Wrap';
import * as styles from './Ruler.module.css';

const { from, to, currency, text } = jobTerms.salary;
const thousand = 1_000;
/** The ruler extends as far again on both sides, so the labels are at its thirds. */
const span = to - from;
const start = from - span;
const steps = (3 * span) / thousand;
const width = 1_000;
const stroke = 2.6;

const ticks = Array.from({ length: steps + 1 }, (_, step) => {
  const amount = start + step * thousand;
  return {
    amount,
    x: (step / steps) * (width - stroke),
    long: amount % (10 * thousand) === 0,
    paid: amount >= from && amount <= to,
  };
});

/** Spec §9: the salary, on a ruler with a stroke for each thousand. */
export function Ruler() {
  return (
    <Wrap>
      <div className={styles.ruler} role="img" aria-label={text}>
        <svg viewBox={`0 0 ${String(width)} 60`} preserveAspectRatio="none" aria-hidden="true">
          {ticks.map(({ amount, x, long, paid }) => (
            <rect
              key={amount}
              className={paid ? styles.paid : styles.tick}
              x={x.toFixed(2)}
              y={long ? 0 : 24}
              width={stroke}
              height={long ? 60 : 36}
            />
          ))}
          <rect
            className={styles.paid}
            x={((width - stroke) / 3).toFixed(2)}
            y={44}
            width={((width - stroke) / 3 + stroke).toFixed(2)}
            height={16}
          />
        </svg>
        <div className={styles.labels}>
          <span>{formatAmount(start)}</span>
          <span>{formatAmount(from)}</span>
          <span>
            {formatAmount(to)} {currency}
          </span>
        </div>
      </div>
    </Wrap>
  );
}
