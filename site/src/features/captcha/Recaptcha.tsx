import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type ReCAPTCHA from 'react-google-recaptcha';
import { messages } from '../../content/messages';
import type { CaptchaHandle, CaptchaProps } from './captcha-handle';
import * as styles from './Captcha.module.css';

interface RecaptchaProps extends CaptchaProps {
  siteKey: string;
}

const loadWidget = async () =>
  (await import(/* webpackChunkName: "recaptcha" */ 'react-google-recaptcha')).default;
const theme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Google's reCAPTCHA, loaded on demand. Until then our own box of the same size is the placeholder. */
export const Recaptcha = forwardRef<CaptchaHandle, RecaptchaProps>(function Recaptcha(
  { siteKey, wanted, errorId, onConfirmed },
  ref,
) {
  const [Widget, setWidget] = useState<typeof ReCAPTCHA | null>(null);
  const [script, setScript] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [asked, setAsked] = useState(false);
  const widget = useRef<ReCAPTCHA>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!wanted && !asked) return;
    loadWidget().then(
      (loaded) => {
        setWidget(() => loaded);
      },
      // Sending the form tries again and reports the failure.
      () => undefined,
    );
  }, [wanted, asked]);

  useImperativeHandle(ref, () => ({
    solution: async () => {
      if (script === 'failed') throw new Error('reCAPTCHA cannot be reached.');
      if (Widget === null) {
        const loaded = await loadWidget();
        setWidget(() => loaded);
      }
      return widget.current?.getValue() || null;
    },
    reset: () => widget.current?.reset(),
  }));

  const scriptEnded = () => {
    const ready = 'grecaptcha' in window;
    // The widget replaces the box: keep the focus here instead of losing it to the top of the page.
    if (ready && place.current?.contains(document.activeElement)) place.current.focus();
    setScript(ready ? 'ready' : 'failed');
  };

  return (
    <div ref={place} tabIndex={-1}>
      {script !== 'ready' && (
        <div className={styles.box}>
          <input
            id={id}
            name="robot"
            type="checkbox"
            checked={asked && script === 'loading'}
            aria-invalid={errorId !== undefined}
            aria-describedby={errorId}
            onChange={() => {
              setAsked(true);
            }}
          />
          <label htmlFor={id}>{messages.robot.label}</label>
        </div>
      )}
      {Widget && (
        <Widget
          ref={widget}
          sitekey={siteKey}
          theme={theme()}
          asyncScriptOnLoad={scriptEnded}
          onChange={(solution) => {
            if (solution !== null) onConfirmed();
          }}
        />
      )}
    </div>
  );
});
