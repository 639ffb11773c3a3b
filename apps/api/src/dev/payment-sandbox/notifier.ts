import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxPayment } from './payment-book.ts';

/** Waits before each attempt after the first, as long as the merchant does not answer 200. */
const retryAfterMs = [500, 2_000, 8_000, 30_000, 120_000];
const attemptTimeoutMs = 10_000;

export interface Notifier {
  /** Posts the form to the merchant after `delayMs`, again and again until it is taken. Returns at once. */
  send(payment: SandboxPayment, form: URLSearchParams, delayMs: number): void;
  /** Gives up on everything not delivered. */
  close(): void;
}

export function createNotifier(statusUrl: string): Notifier {
  const closing = new AbortController();
  const deliver = async (payment: SandboxPayment, form: URLSearchParams, delayMs: number): Promise<void> => {
    for (const [index, waitMs] of [delayMs, ...retryAfterMs].entries()) {
      await pause(waitMs, undefined, { signal: closing.signal, ref: false });
      const answer = await post(statusUrl, form, closing.signal);
      payment.delivery = `status ${form.get('status')}: ${answer}, attempt ${index + 1}`;
      if (answer === '200') return;
    }
  };
  return {
    // The only way to fail is to be closed.
    send: (payment, form, delayMs) => void deliver(payment, form, delayMs).catch(() => undefined),
    close: () => closing.abort(),
  };
}

async function post(url: string, form: URLSearchParams, closing: AbortSignal): Promise<string> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(attemptTimeoutMs)]);
    const response = await fetch(url, { method: 'POST', body: form, signal, redirect: 'error' });
    await response.text();
    return String(response.status);
  } catch {
    return 'no answer';
  }
}
