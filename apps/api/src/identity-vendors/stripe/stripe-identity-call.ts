import { setTimeout as pause } from 'node:timers/promises';
import { apiVersion } from '../../payments/stripe/stripe-call.ts';
import { IdentityVendorUnreachable } from '../identity-vendor.ts';
import type { StripeIdentityAccount } from './stripe-identity-settings.ts';

const timeoutMs = 8_000;
/** Pauses before each further attempt while Stripe works on a call with the same key, such as that of a second tab. */
const pausesMs = [200, 600, 1_200];

export interface StripeIdentityCall {
  readonly path: string;
  /** Sent as a form. Without it, the call is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

interface StripeAnswer {
  readonly status: number;
  readonly json: unknown;
}

/**
 * Calls the Stripe API. Returns the status and the JSON of every response.
 * @throws IdentityVendorUnreachable when Stripe does not answer in time, or not with JSON. The message contains no data of the call.
 */
export async function callStripeIdentity(
  account: StripeIdentityAccount,
  call: StripeIdentityCall,
): Promise<StripeAnswer> {
  for (const pauseMs of pausesMs) {
    const answer = await send(account, call);
    if (answer.status !== 409) return answer;
    await pause(pauseMs);
  }
  return send(account, call);
}

async function send(
  { apiUrl, secretKey }: StripeIdentityAccount,
  { path, form, idempotencyKey }: StripeIdentityCall,
): Promise<StripeAnswer> {
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': apiVersion,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, json: await response.json() };
  } catch (error) {
    throw new IdentityVendorUnreachable('the identity vendor did not answer', { cause: error });
  }
}

export function unknownAnswer(status: number): IdentityVendorUnreachable {
  return new IdentityVendorUnreachable(`the identity vendor answered ${status}`);
}
