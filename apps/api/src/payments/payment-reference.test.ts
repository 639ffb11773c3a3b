import { describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { parsePaymentReference, paymentReference } from './payment-reference.ts';

const order = { id: newId(), playerId: newId() };
const reference = paymentReference(order);

describe('what the provider knows an order by', () => {
  test('is read back, begins with the id that people see, and fits', () => {
    expect(parsePaymentReference(reference)).toEqual(order);
    expect(reference.startsWith(order.id)).toBe(true);
    expect(reference.length).toBeLessThanOrEqual(100);
  });

  test('was the id alone', () => {
    expect(parsePaymentReference(order.id)).toEqual({ id: order.id, playerId: null });
  });

  test.each([
    ['nothing', ''],
    ['cut anywhere', reference.slice(0, -1)],
    ['cut after the id and its hyphen', reference.slice(0, 37)],
    ['cut inside the id', order.id.slice(0, -1)],
    ['longer', `${reference}0`],
    ['in capitals', reference.toUpperCase()],
    ['with another separator', `${order.id}.${order.playerId}`],
    ['with a space before it', ` ${reference}`],
    ['with a line end', `${reference}\n`],
    ['of something else', 'ord_01HXYZ'],
    ['of 10,000 characters', 'a'.repeat(10_000)],
  ])('is none: %s', (_name, text) => {
    expect(parsePaymentReference(text)).toBeNull();
  });
});
