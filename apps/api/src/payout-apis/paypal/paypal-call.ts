import { z } from 'zod';
import { PayoutApiUnreachable } from '../payout-api.ts';
import type { PaypalAccount } from './paypal-settings.ts';

const timeoutMs = 15_000;
/** A token is replaced this long before it expires. */
const marginMs = 60_000;
const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface PaypalAnswer {
  readonly status: number;
  readonly json: unknown;
}

export type PaypalCall = (
  path: string,
  sent?: { readonly body: object | string; readonly requestId?: string },
) => Promise<PaypalAnswer>;

/**
 * Returns a function that calls the API with an access token, which it requests when it needs one. It returns the status and the
 * JSON of every response, except those that say nothing about the payment: 401, 429 and 5xx.
 * @throws PayoutApiUnreachable for those, and when there is no answer in time. The message contains no data of the call.
 */
export function paypalCall({ clientId, clientSecret, url }: PaypalAccount): PaypalCall {
  let current: { readonly value: string; readonly until: number } | null = null;
  const send = async (path: string, init: RequestInit): Promise<PaypalAnswer> => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(`${url}${path}`, { ...init, redirect: 'error', signal });
      return { status: response.status, json: await response.json() };
    } catch (error) {
      throw new PayoutApiUnreachable('the payout provider did not answer', { cause: error });
    }
  };
  const requestToken = async (): Promise<string> => {
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    const { status, json } = await send('/v1/oauth2/token', { method: 'POST', headers: { authorization }, body });
    const parsed = token.safeParse(json);
    if (status !== 200 || !parsed.success) throw unknownAnswer(status);
    const { access_token: value, expires_in: seconds } = parsed.data;
    current = { value, until: Date.now() + seconds * 1_000 - marginMs };
    return value;
  };
  return async (path, sent) => {
    const value = current && current.until > Date.now() ? current.value : await requestToken();
    const headers = { authorization: `Bearer ${value}`, 'content-type': 'application/json' };
    const init = sent
      ? {
          method: 'POST',
          headers: { ...headers, ...(sent.requestId ? { 'paypal-request-id': sent.requestId } : {}) },
          body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body),
        }
      : { headers };
    const answer = await send(path, init);
    if (answer.status === 401) current = null;
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500) throw unknownAnswer(answer.status);
    return answer;
  };
}

export function unknownAnswer(status: number): PayoutApiUnreachable {
  return new PayoutApiUnreachable(`the payout provider answered ${status}`);
}
