import { setTimeout as pause } from 'node:timers/promises';
import { callStripe, type StripeCall } from '../../payments/stripe/stripe-call.ts';
import { IdentityVendorUnreachable } from '../identity-vendor.ts';
import type { StripeIdentityAccount } from './stripe-identity-settings.ts';

/** Pauses before each further attempt while Stripe works on a call with the same key, such as that of a second tab. */
const pausesMs = [200, 600, 1_200];

/**
 * Calls the Stripe API, and waits while Stripe works on another call with the same key. Returns the status and the JSON.
 * @throws IdentityVendorUnreachable when Stripe does not answer in time, or not with JSON. The message contains no data of the call.
 */
export async function callStripeIdentity(
  account: StripeIdentityAccount,
  call: StripeCall,
): ReturnType<typeof callStripe> {
  for (const pauseMs of pausesMs) {
    const answer = await send(account, call);
    if (answer.status !== 409) return answer;
    await pause(pauseMs);
  }
  return send(account, call);
}

async function send(account: StripeIdentityAccount, call: StripeCall): ReturnType<typeof callStripe> {
  try {
    return await callStripe(account, call);
  } catch (cause) {
    throw new IdentityVendorUnreachable('the identity vendor did not answer', { cause });
  }
}

export function unknownAnswer(status: number): IdentityVendorUnreachable {
  return new IdentityVendorUnreachable(`the identity vendor answered ${status}`);
}
