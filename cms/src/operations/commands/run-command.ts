import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { driverCode, driverSentence } from '../logs/described-error';

/** A sentence for the person at the terminal; it ends the command without a stack trace. */
export class Stop extends Error {}

/** Prints a line for the person at the terminal. */
export type Tell = (line: string) => void;

type Work = (strapi: Core.Strapi, args: readonly string[], tell: Tell) => Promise<void>;

/** Any error as one sentence. A driver's own message repeats rows with everything that visitors wrote. */
function sentenceOf(failure: unknown): string {
  if (failure instanceof Stop) return failure.message;
  const code = driverCode(failure);
  if (code !== undefined) return driverSentence(code);
  return failure instanceof Error ? failure.message : 'Something failed.';
}

/** The CMS's configuration and database, from the environment, without starting the CMS. */
function openStrapi(): Core.Strapi {
  const appDir = process.cwd();
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  strapi.log.level = 'error';
  // Strapi would shut down what it has not started, and continue meanwhile: a command just exits, and leaves nothing half
  // done.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
  return strapi;
}

/** Runs a command in the folder of the CMS and exits: with 0, or with 1 after a sentence that says why it failed. */
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
