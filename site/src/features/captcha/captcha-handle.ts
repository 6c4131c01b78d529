/** What a form needs from a captcha of either kind. */
export interface CaptchaHandle {
  /**
   * Resolves with the token for the server; null while the visitor has not confirmed. Rejects when the captcha cannot
   * be reached; another call tries again.
   */
  solution: () => Promise<string | null>;
  /** Starts over for a new confirmation: each solution counts once. */
  reset: () => void;
}

export interface CaptchaProps {
  /** True once the visitor begins to fill in the form: the captcha then loads what it needs. */
  wanted: boolean;
  /** The id of the message that asks for the confirmation, while it is shown. */
  errorId: string | undefined;
  /** Called when the visitor has confirmed; the check may take a moment. */
  onConfirmed: () => void;
}
