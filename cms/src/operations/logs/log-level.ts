import { optional } from '../../setup/environment';

const levels = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'];

/**
 * How much is logged: everything from the level LOG_LEVEL up. `http` is one line per call. Not in `cms/config`: Strapi
 * reads every file there as configuration.
 * @throws Error when it is not a level
 */
export function logLevel(): string {
  const level = optional('LOG_LEVEL') ?? 'http';
  if (levels.includes(level)) return level;
  throw new Error(`Set LOG_LEVEL to one of: ${levels.join(', ')}.`);
}
