export interface CmsSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
  /** For a blog or a FAQ that is written: pictures are made anew meanwhile. */
  readonly contentTimeoutMs: number;
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

/** The deploy context that must have an outbox; no other one has. */
export const outboxContext = 'production';

/** The outbox: where leads wait while the CMS cannot take them. */
export interface OutboxSettings {
  /** The deploy context that its names begin with. */
  readonly context: string;
  /** What its names and its encryption are derived from. */
  readonly key: string;
  /** How long a lead is kept at most. */
  readonly retentionMonths: number;
  /** How many leads one address may leave there. */
  readonly perAddress: number;
  /** In how many seconds. */
  readonly perAddressSeconds: number;
}

export interface Settings {
  readonly cms: CmsSettings;
  readonly captcha: AltchaSettings | RecaptchaSettings;
  /** Absent where leads do not wait: outside production, or without a key. */
  readonly outbox: OutboxSettings | undefined;
  /** What the operator's calls carry. Without it they are all refused. */
  readonly operationsToken: string | undefined;
}

/** A setting is missing or wrong; the message names the variable and never holds its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
