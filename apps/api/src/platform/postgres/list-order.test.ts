import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { listOrder, pageOf, parseListCursor } from './list-order.ts';

const { id, amount } = pgTable('row', { id: uuid(), amount: bigint({ mode: 'bigint' }) });
const [first, second] = ['0199a0a0-0000-7000-8000-000000000001', '0199a0a0-0000-7000-8000-000000000002'];
const byAmount = listOrder('-amount', id, { requested: null, amount });
const byTime = listOrder('requested', id, { requested: null, amount });

test('pageOf returns a cursor that parseListCursor reads, and none after the last row', () => {
  const rows = [
    { id: first, amount: 500n },
    { id: second, amount: 300n },
  ];
  const page = pageOf(rows, 1, byAmount, (row) => row.amount);
  expect(page).toEqual({ rows: [rows[0]], nextCursor: `500_${first}` });
  expect(parseListCursor(page.nextCursor as string, byAmount)).toEqual({ value: 500n, id: first });
  expect(pageOf(rows, 1, byTime, (row) => row.amount).nextCursor).toBe(first);
  expect(pageOf(rows, 2, byAmount, (row) => row.amount).nextCursor).toBeNull();
  expect(pageOf([], 2, byAmount, () => 0).nextCursor).toBeNull();
});

test.each([
  first,
  '_',
  `x_${first}`,
  `-5_${first}`,
  '500_x',
  `5000000000000000000_${first}`,
  `500_${first}_`,
  `500_${first}_${second}`,
])('parseListCursor rejects %j, which is no cursor of this order', (cursor) => {
  expect(() => parseListCursor(cursor, byAmount)).toThrow('validation_failed');
});

test('parseListCursor rejects the cursor of a list that is sorted by another column', () => {
  expect(() => parseListCursor(`500_${first}`, byTime)).toThrow('validation_failed');
});
