import { wholeNumber } from '../../setup/environment';

/** A number of attempts in a number of seconds, counted from the first one. */
export interface Limit {
  points: number;
  seconds: number;
}

const minutes = 60;
const day = 24 * 60 * minutes;
const maxPoints = 1_000_000;

/**
 * How many leads each form accepts in how many seconds, from the environment. Leads that may be spam have a limit of the
 * same size.
 * @throws Error that names the variable when a value is not a whole number
 */
export const readFormLimit = (): Limit => ({
  points: wholeNumber('FORM_LIMIT', 600, 1, maxPoints),
  seconds: wholeNumber('FORM_LIMIT_SECONDS', 60 * minutes, 1, day),
});

/** How many leads of one block of addresses a form accepts during the period of its limit once half of the limit is used up. */
const reservedForBlock = 2;

/**
 * The limits, from the environment.
 * @throws Error that names the variable when a value is not a whole number
 */
export function readLimits() {
  const loginSeconds = wholeNumber('LOGIN_LIMIT_SECONDS', 15 * minutes, 1, day);
  const account: Limit = {
    points: wholeNumber('LOGIN_LIMIT_PER_ACCOUNT', 10, 1, maxPoints),
    seconds: loginSeconds,
  };
  const limits = {
    loginAccount: account,
    /** For an account at a place that it knows: strangers cannot use it up. */
    loginPlace: account,
    loginAddress: {
      points: wholeNumber('LOGIN_LIMIT_PER_ADDRESS', 30, 1, maxPoints),
      seconds: loginSeconds,
    },
    refusedCall: {
      points: wholeNumber('REFUSED_LIMIT_PER_ADDRESS', 100, 1, maxPoints),
      seconds: loginSeconds,
    },
    publicWrite: {
      points: wholeNumber('WRITE_LIMIT_PER_ADDRESS', 20, 1, maxPoints),
      seconds: wholeNumber('WRITE_LIMIT_SECONDS', 10 * minutes, 1, day),
    },
    /** Each look at a preview is one call, and one for each of its pictures. */
    preview: {
      points: wholeNumber('PREVIEW_LIMIT_PER_ADDRESS', 600, 1, maxPoints),
      seconds: wholeNumber('PREVIEW_LIMIT_SECONDS', 10 * minutes, 1, day),
    },
    formReserve: { ...readFormLimit(), points: reservedForBlock },
  };
  return limits satisfies Record<string, Limit>;
}

export type LimitName = keyof ReturnType<typeof readLimits>;
