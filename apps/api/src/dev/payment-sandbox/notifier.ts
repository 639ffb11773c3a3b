import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxPayment } from './payment-book.ts';

/** Pauses before each further attempt, until the merchant answers 200. */
const retryAfterMs = [500, 2_000, 8_000, 30_000, 120_000];
const attemptTimeoutMs = 10_000;

/** The request of one attempt to deliver a notification. */
export interface Notification {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Notifier {
  /** Posts to the merchant after `delayMs`, with retries. `make` builds the request of each attempt. Returns at once. */
  send(payment: SandboxPayment, what: string, make: () => Notification, delayMs: number): void;
  /** Cancels all pending deliveries. */
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
    // It only rejects when the notifier is closed.
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
