import { optional } from '../../setup/environment';

const levels = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'];

/**
 * How much is logged: the level of LOG_LEVEL and all above it. `http` is one line a call.
 * @throws Error when it names no level
 */
export function logLevel(): string {
  const level = optional('LOG_LEVEL') ?? 'http';
  if (levels.includes(level)) return level;
  throw new Error(`Set LOG_LEVEL to one of: ${levels.join(', ')}.`);
}
