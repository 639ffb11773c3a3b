import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;
const REQUEST_TIMEOUT_MS = 2_000;

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Polls until the answer is 200. Returns false after the time-out, and throws when the signal is aborted. */
export async function waitUntilReady(url: string, timeoutMs: number, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (await answersOk(url)) return true;
    await sleep(POLL_MS, undefined, { signal });
  }
  return false;
}
