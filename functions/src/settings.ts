export interface CmsSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
  /** For a blog that is written: its pictures are made anew meanwhile. */
  readonly blogTimeoutMs: number;
}

export interface AltchaSettings {
  readonly kind: 'altcha';
  readonly secret: string;
  /** Rounds of the key derivation that a browser repeats until it has solved a challenge. */
  readonly cost: number;
}

export interface RecaptchaSettings {
  readonly kind: 'recaptcha';
  readonly secretKey: string;
  readonly verifyUrl: string;
  readonly timeoutMs: number;
}

export interface Settings {
  readonly cms: CmsSettings;
  readonly captcha: AltchaSettings | RecaptchaSettings;
}

/** A setting is missing or wrong; the message names the variable and never holds its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
