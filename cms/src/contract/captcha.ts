/** Where the self-hosted captcha hands out its challenge. */
export const captchaPath = '/api/captcha';

/** The one algorithm that challenges are made with and solutions are accepted for. */
export const captchaAlgorithm = 'PBKDF2/SHA-256';
