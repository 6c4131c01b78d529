const queues = new Map<string, Promise<unknown>>();

/** Runs work under a lock of this process: of all work with the same name, one piece at a time, in order of arrival. */
export async function withLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const previous = queues.get(name) ?? Promise.resolve();
  const mine = previous.then(work, work);
  queues.set(name, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(name) === mine) queues.delete(name);
  }
}
