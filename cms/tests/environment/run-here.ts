import { createRequire } from 'node:module';
import path from 'node:path';
import { restoreVariables } from './variables';

export type Command = 'backup' | 'restore' | 'erase';

/** How a command of the terminal has ended. */
export interface Ended {
  /** Null where a signal ended it. */
  code: number | null;
  /** All that it said, failures too. */
  output: string;
}

interface Database {
  destroy(): Promise<void>;
}

const load = createRequire(__filename);
const commands = path.resolve(__dirname, '../../dist/src/commands');

/** The instance that Strapi made last, which it holds by this name. */
const strapi = (): { db: Database } => Reflect.get(globalThis, 'strapi');

/** Loads a command's file, which runs it. Resolves with the code that it would end its process with. */
const run = (script: string): Promise<number> =>
  new Promise((resolve) => {
    Object.assign(process, { exit: resolve });
    Reflect.deleteProperty(load.cache, script);
    load(script);
  });

/**
 * Runs a command of the terminal in this process, where all that it needs is loaded. What it does to its process it does to
 * stand-ins, which are taken away after it.
 */
export async function runHere(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const script = path.join(commands, `${command}.js`);
  const { argv, exit, removeAllListeners, stdout, stderr } = process;
  const [variables, running] = [{ ...process.env }, strapi()];
  const writes = [stdout, stderr].map((stream) => ({ stream, write: stream.write }));
  let output = '';
  const write = (text: unknown) => {
    output += String(text);
    return true;
  };
  Object.assign(process, { argv: [process.execPath, script, ...args] });
  // It takes Strapi's own handlers of signals away; here they would be Jest's.
  Object.assign(process, { removeAllListeners: () => process });
  Object.assign(process.env, env);
  for (const { stream } of writes) Object.assign(stream, { write });
  try {
    const code = await run(script);
    // Its connections end with its process.
    await strapi().db.destroy();
    return { code, output };
  } finally {
    for (const { stream, write: own } of writes) Object.assign(stream, { write: own });
    Object.assign(process, { argv, exit, removeAllListeners });
    restoreVariables(variables);
    Object.assign(globalThis, { strapi: running });
  }
}
