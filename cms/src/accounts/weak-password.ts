import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isStrongPassword, passwordRule } from '../contract/admin';

/** From 0 to 4. At 2 or more, a password takes more than a million guesses: years, at the limiter's pace. */
const minScore = 2;

/** What an attacker who knows the firm tries first. */
const knownWords = ['hr', 'finance', 'cloud', 'consulting', 'webadmin', 'strapi'];

let checker: ZxcvbnFactory | undefined;

/** Created on first use: loading its lists takes a tenth of a second. */
function isEasyToGuess(password: string, ownWords: readonly string[]): boolean {
  checker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const known = [...knownWords, ...ownWords, ...ownWords.flatMap((word) => word.split(/[\W_]+/u))];
  return checker.check(password, known.filter(Boolean)).score < minScore;
}

export const easyPassword =
  'This password is easy to guess. Choose another one: several words, or a longer one without names and dates.';

/**
 * What is wrong with a new password.
 * @param ownWords what strangers know of its owner: username, e-mail
 * @returns a sentence; undefined for a good one
 */
export function weakness(password: string, ownWords: readonly string[] = []): string | undefined {
  if (!isStrongPassword(password)) {
    return `${passwordRule.charAt(0).toUpperCase()}${passwordRule.slice(1)}`;
  }
  return isEasyToGuess(password, ownWords) ? easyPassword : undefined;
}
