import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { driverCode, driverSentence } from '../logs/described-error';

/** A sentence for the person at the terminal; it ends the command without a stack. */
export class Stop extends Error {}

/** Says a line to the person at the terminal. */
export type Tell = (line: string) => void;

type Work = (strapi: Core.Strapi, args: readonly string[], tell: Tell) => Promise<void>;

/** One sentence for whatever was thrown. A driver's own repeats rows with all that visitors wrote. */
function sentenceOf(failure: unknown): string {
  if (failure instanceof Stop) return failure.message;
  const code = driverCode(failure);
  if (code !== undefined) return driverSentence(code);
  return failure instanceof Error ? failure.message : 'Something failed.';
}

/** The CMS's configuration and database, as the environment says, without starting anything. */
function openStrapi(): Core.Strapi {
  const appDir = process.cwd();
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  strapi.log.level = 'error';
  // Strapi would end what it has not begun, and go on meanwhile: a command just stops, and leaves nothing half done.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
  return strapi;
}

/**
 * Runs a command of the terminal in the folder of the CMS and ends the process: with 0, or with 1 after a sentence that
 * says why not.
 */
export async function runCommand(work: Work): Promise<void> {
  let code = 0;
  try {
    await work(openStrapi(), process.argv.slice(2), (line) => {
      process.stdout.write(`${line}\n`);
    });
  } catch (failure) {
    process.stderr.write(`${sentenceOf(failure)}\n`);
    code = 1;
  }
  process.exit(code);
}
