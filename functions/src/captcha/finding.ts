import type { InferType } from 'yup';
import type { captchaFinding } from '../api';

/** What is known about a captcha once its verifier was asked. */
export type CaptchaFinding = InferType<typeof captchaFinding>;
