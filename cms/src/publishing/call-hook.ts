import { within } from './within';

const timeoutMs = 10_000;

async function post(address: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  return response.ok ? undefined : `the hook answers ${String(response.status)}`;
}

/**
 * Requests a build from the host. It follows no redirect: the address is a secret.
 * @param stopped ends the call; the result then means nothing
 * @returns why it failed, as the rest of a sentence, or undefined if the host accepted it
 */
export async function callHook(address: string, stopped: AbortSignal): Promise<string | undefined> {
  try {
    return await within(timeoutMs, stopped, (signal) => post(address, signal));
  } catch {
    return 'the hook does not answer';
  }
}
