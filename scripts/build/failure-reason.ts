import { stripVTControlCharacters } from 'node:util';
import { ProgramFailed } from '../processes/processes';
import { Stop } from '../start/settings';

/** The CMS stores no more characters. */
const longest = 300;

const speaksOfFailure =
  /\b(?:error|fail(?:ed|s|ure)?|cannot|could not|unable|missing|not found|out of memory|no space)\b/i;

/** The last line of a build's log that says what went wrong. Gatsby writes `error` before it, or ` ERROR #98123 ` above it. */
export function tellingLine(log: string): string | undefined {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .reverse();
  const marked = lines.findIndex((line) => /^error\b/i.test(line));
  if (marked === -1) return lines.find((line) => speaksOfFailure.test(line));
  const words = lines[marked]?.replace(/^error\b[\s:]*(?:#\d+.*)?/i, '');
  return words === '' ? lines[marked - 1] : words;
}

function wordsOf(failure: unknown): string | undefined {
  if (failure instanceof ProgramFailed)
    return failure.killed ? 'It was killed.' : tellingLine(failure.output);
  return failure instanceof Stop ? failure.message : undefined;
}

/**
 * Why a build failed, in one line for the panel.
 * @param hidden what it must not contain: secrets, and folders of this machine
 */
export function failureReason(failure: unknown, hidden: readonly string[]): string {
  const words = wordsOf(failure) ?? 'Its log does not say why.';
  const line = hidden
    .filter((text) => text !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), words);
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/\p{Cs}$/u, '')}…`;
}
