/**
 * Ends work that takes too long, or that nobody waits for any more. `AbortSignal.any` would keep something of each call
 * for as long as the CMS runs.
 * @param work ends where its signal is aborted
 */
export async function within<T>(
  ms: number,
  stopped: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  stopped.throwIfAborted();
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, ms);
  stopped.addEventListener('abort', end);
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', end);
  }
}
