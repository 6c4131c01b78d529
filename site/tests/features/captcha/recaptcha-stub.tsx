import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';

interface Props {
  sitekey: string;
  asyncScriptOnLoad: () => void;
  onChange: (token: string | null) => void;
}

/** Replaces react-google-recaptcha with a button that confirms, and with the widget's `getValue` and `reset`. */
export default forwardRef<{ getValue: () => string; reset: () => void }, Props>(
  function RecaptchaStub({ sitekey, asyncScriptOnLoad, onChange }, ref) {
    const [token, setToken] = useState('');
    useImperativeHandle(ref, () => ({
      getValue: () => token,
      reset: () => {
        setToken('');
      },
    }));
    const tell = useRef(asyncScriptOnLoad);
    useEffect(() => {
      tell.current();
    }, []);
    return (
      <button
        type="button"
        aria-label={`reCAPTCHA for ${sitekey}`}
        onClick={() => {
          setToken('token-1');
          onChange('token-1');
        }}
      >
        {token || 'open'}
      </button>
    );
  },
);
