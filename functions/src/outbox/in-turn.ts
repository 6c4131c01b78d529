const turns = new Map<string, Promise<unknown>>();

/** Does work under one name one after the other, within this process. */
export async function inTurn<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}
