import { forwardRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { messages } from '../../content/messages';
import type { CaptchaHandle, CaptchaProps } from './captcha-handle';
import * as styles from './Captcha.module.css';
import { useProofOfWork } from './use-proof-of-work';

const notes = {
  open: '',
  working: messages.robot.working,
  solved: messages.robot.solved,
  failed: messages.robot.failed,
};

/**
 * The self-hosted captcha: a checkbox that is in the page from the first paint, so that nothing shifts and no click is
 * lost. Ticking it starts ALTCHA's solver, without ALTCHA's widget.
 */
export const ProofOfWork = forwardRef<CaptchaHandle, CaptchaProps>(function ProofOfWork(
  { wanted, errorId, onConfirmed },
  ref,
) {
  const { phase, start, solution, reset } = useProofOfWork(wanted);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const early = useRef(start);
  useImperativeHandle(ref, () => ({ solution, reset }));
  useEffect(() => {
    // Ticked before the script arrived.
    if (box.current?.checked) early.current();
  }, []);

  const confirmed = phase === 'working' || phase === 'solved';
  const error = confirmed ? undefined : errorId;

  return (
    <div className={styles.box} data-phase={phase}>
      <input
        ref={box}
        id={id}
        name="robot"
        type="checkbox"
        checked={confirmed}
        aria-invalid={error !== undefined}
        aria-describedby={error}
        onChange={(event) => {
          if (!event.target.checked) {
            reset();
            return;
          }
          start();
          onConfirmed();
        }}
      />
      <div>
        <label htmlFor={id}>{messages.robot.label}</label>
        <p className={styles.note} aria-live="polite">
          {notes[phase]}
        </p>
      </div>
    </div>
  );
});
