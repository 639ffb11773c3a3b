import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxPayment } from './payment-book.ts';

/** Waits before each attempt after the first, as long as the merchant does not answer 200. */
const retryAfterMs = [500, 2_000, 8_000, 30_000, 120_000];
const attemptTimeoutMs = 10_000;

/** A notification as one attempt sends it. */
export interface Notification {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Notifier {
  /** Posts to the merchant after `delayMs`, again and again until it is taken. `make` makes each attempt. Returns at once. */
  send(payment: SandboxPayment, what: string, make: () => Notification, delayMs: number): void;
  /** Gives up on everything not delivered. */
  close(): void;
}

export function createNotifier(url: string): Notifier {
  const closing = new AbortController();
  const deliver = async (
    payment: SandboxPayment,
    what: string,
    make: () => Notification,
    delayMs: number,
  ): Promise<void> => {
    for (const [index, waitMs] of [delayMs, ...retryAfterMs].entries()) {
      await pause(waitMs, undefined, { signal: closing.signal, ref: false });
      const answer = await post(url, make(), closing.signal);
      payment.delivery = `${what}: ${answer}, attempt ${index + 1}`;
      if (answer === '200') return;
    }
  };
  return {
    // The only way to fail is to be closed.
    send: (...sending) => void deliver(...sending).catch(() => undefined),
    close: () => closing.abort(),
  };
}

async function post(url: string, notification: Notification, closing: AbortSignal): Promise<string> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(attemptTimeoutMs)]);
    const response = await fetch(url, { method: 'POST', ...notification, signal, redirect: 'error' });
    await response.text();
    return String(response.status);
  } catch {
    return 'no answer';
  }
}
