const secrets = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_FUNCTION_TOKEN',
  'CMS_BUILD_TOKEN',
] as const;

const minimumLength = 32;

/** The value of an environment variable, or undefined when it is absent or empty. */
export function optional(name: string): string | undefined {
  const value = process.env[name];
  return value === undefined || value === '' ? undefined : value;
}

/**
 * Refuses to start with a secret that is missing or short enough to be guessed.
 * @throws Error that names the variable and never its value
 */
export function checkSecrets(): void {
  for (const name of secrets) {
    const value = optional(name);
    if (value === undefined) throw new Error(`Set ${name}: the CMS does not start without it.`);
    if (value.length < minimumLength) {
      throw new Error(
        `${name} is too short: use at least ${String(minimumLength)} random characters.`,
      );
    }
  }
}
