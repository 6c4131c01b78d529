/**
 * Aborts work that takes too long or is no longer needed. `AbortSignal.any` would leak a little memory with each call.
 * @param work ends when its signal is aborted
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
