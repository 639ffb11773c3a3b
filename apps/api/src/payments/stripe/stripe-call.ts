import { ProviderUnreachable } from '../payment-provider.ts';
import type { StripeAccount } from './stripe-settings.ts';

const timeoutMs = 8_000;
/** The Stripe API version of the objects in this folder. The webhook endpoint must use the same version. */
export const apiVersion = '2025-03-31.basil';

export interface StripeCall {
  readonly path: string;
  /** Sent as a form. Without it, the call is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

/**
 * Calls the Stripe API. Returns the status and the JSON of every response.
 * @throws ProviderUnreachable when Stripe does not answer in time, or not with JSON. The message contains no data of the call.
 */
export async function callStripe(
  { apiUrl, secretKey }: Pick<StripeAccount, 'apiUrl' | 'secretKey'>,
  { path, form, idempotencyKey }: StripeCall,
): Promise<{ status: number; json: unknown }> {
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
    throw new ProviderUnreachable('the payment provider did not answer', { cause: error });
  }
}
