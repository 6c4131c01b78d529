import { createRequire } from 'node:module';
import path from 'node:path';
import { noRemoval, watchHandlers } from './keep-listeners';
import { standIn } from './stand-in';
import { restoreVariables } from './variables';

export type Command = 'backup' | 'restore' | 'erase';

/** How a command ended. */
export interface Ended {
  /** Null if a signal ended it. */
  code: number | null;
  /** Everything it printed, errors included. */
  output: string;
}

const load = createRequire(__filename);
const commands = path.resolve(__dirname, '../../dist/src/operations/commands');

/** The instance that Strapi created last. Strapi itself stores it in this global. */
const lastStrapi = (): { db: { destroy(): Promise<void> } } => Reflect.get(globalThis, 'strapi');

/** Loads the file of a command, which runs the command. Resolves with its exit code. */
async function codeOf(script: string): Promise<number> {
  let putBack = () => {};
  const code = await new Promise<number>((resolve) => {
    putBack = standIn(process, { exit: resolve });
    Reflect.deleteProperty(load.cache, script);
    load(script);
  });
  putBack();
  return code;
}

/**
 * Runs a command in this process, where its code is already loaded. What it would do to its own process, it does to
 * stand-ins.
 */
export async function runHere(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const script = path.join(commands, `${command}.js`);
  const [variables, running] = [{ ...process.env }, lastStrapi()];
  let output = '';
  const write = (text: unknown) => {
    output += String(text);
    return true;
  };
  Object.assign(process.env, env);
  const putBack = [
    watchHandlers(),
    standIn(process, { argv: [process.execPath, script, ...args], ...noRemoval }),
    standIn(process.stdout, { write }),
    standIn(process.stderr, { write }),
  ];
  try {
    const code = await codeOf(script);
    // Its own process would close these connections by ending.
    await lastStrapi().db.destroy();
    return { code, output };
  } finally {
    for (const put of putBack) put();
    restoreVariables(variables);
    Object.assign(globalThis, { strapi: running });
  }
}
