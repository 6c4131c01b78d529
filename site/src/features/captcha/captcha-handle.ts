/** What a form asks of a captcha, whichever kind it is. */
export interface CaptchaHandle {
  /**
   * What the server verifies, once it is there; null while the visitor has not confirmed.
   * Rejects when the captcha is out of reach; asking again then tries again.
   */
  solution: () => Promise<string | null>;
  /** Back to the start, for a new confirmation: each solution counts once. */
  reset: () => void;
}

export interface CaptchaProps {
  /** True from the moment someone begins to fill the form: what the captcha loads, it loads then. */
  wanted: boolean;
  /** The id of the sentence that asks for the confirmation, while it is shown. */
  errorId: string | undefined;
  /** The visitor has confirmed, which may take a moment to be checked. */
  onConfirmed: () => void;
}
