import type { Delivery } from '../../../src/payments/payment-provider.ts';
import { skrillWire } from './skrill-wire.ts';
import { stripeWire } from './stripe-wire.ts';
import type { Wire } from './wire-types.ts';

export type { Facts, NotifiedStatus, Wire } from './wire-types.ts';

export const wires: readonly Wire[] = [skrillWire, stripeWire];

/** Converts a delivery to an HTTP request. */
export function requestOf({ body, headers }: Delivery): { payload: string; headers: Record<string, string> } {
  return { payload: Buffer.from(body).toString('utf8'), headers: headers as Record<string, string> };
}
