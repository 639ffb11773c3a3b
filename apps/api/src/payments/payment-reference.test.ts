import { describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { parsePaymentReference, paymentReference } from './payment-reference.ts';

const order = { id: newId(), playerId: newId() };
const reference = paymentReference(order);

describe('parsePaymentReference', () => {
  test('parses a reference, which starts with the order id and fits the limit of 100 characters', () => {
    expect(parsePaymentReference(reference)).toEqual(order);
    expect(reference.startsWith(order.id)).toBe(true);
    expect(reference.length).toBeLessThanOrEqual(100);
  });

  test.each([
    ['an empty text', ''],
    ['an order id alone', order.id],
    ['a reference without its last character', reference.slice(0, -1)],
    ['a reference without the player id', reference.slice(0, 37)],
    ['an order id without its last character', order.id.slice(0, -1)],
    ['a reference with an extra character', `${reference}0`],
    ['a reference in capitals', reference.toUpperCase()],
    ['a reference with another separator', `${order.id}.${order.playerId}`],
    ['a reference after a space', ` ${reference}`],
    ['a reference with a line end', `${reference}\n`],
    ['another kind of id', 'ord_01HXYZ'],
    ['10,000 characters', 'a'.repeat(10_000)],
  ])('returns null for %s', (_name, text) => {
    expect(parsePaymentReference(text)).toBeNull();
  });
});
