/** Where the self-hosted captcha hands out its challenge. */
export const captchaPath = '/api/captcha';

/** The one algorithm that challenges are made with and solutions are accepted for. */
export const captchaAlgorithm = 'PBKDF2/SHA-256';

/**
 * How long a challenge and its solution count, in milliseconds. The server counts from the moment of issue, by its own clock; a
 * browser from the moment of receipt, since its clock may be wrong.
 */
export const captchaLifetimeMs = 10 * 60_000;
