import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { asCsv, asJson } from './export-text.ts';

const rows = [
  { balanceAfter: 2n ** 60n, at: new Date('2026-01-02T03:04:05.678Z'), facts: { a: [1] }, name: '=HYPERLINK("x")' },
  { balanceAfter: -5n, at: null, facts: null, name: 'Zoé, "the\r\nWren"' },
  { balanceAfter: 0n, at: null, facts: true, name: '-1\nb' },
];

async function* pages() {
  for (const row of rows) yield [row];
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

test('asJson keeps large integers, dates and nested values', async () => {
  const counted: number[] = [];
  const json = await textOf(asJson(pages(), (count) => counted.push(count)));
  expect(JSON.parse(json)).toEqual([
    {
      balance_after: '1152921504606846976',
      at: '2026-01-02T03:04:05.678Z',
      facts: { a: [1] },
      name: '=HYPERLINK("x")',
    },
    { balance_after: '-5', at: null, facts: null, name: 'Zoé, "the\r\nWren"' },
    { balance_after: '0', at: null, facts: true, name: '-1\nb' },
  ]);
  expect(counted).toEqual([1, 1, 1]);
});

test('asJson returns an empty list without records', async () => {
  const none = (async function* () {})();
  expect(JSON.parse(await textOf(asJson(none, () => undefined)))).toEqual([]);
});

test('asCsv writes a header, quotes special characters and escapes formulas', async () => {
  const source = { columns: ['balanceAfter', 'at', 'facts', 'name'] };
  const csv = await textOf(asCsv(source, pages(), () => undefined));
  expect(parse(csv, { columns: true })).toEqual([
    {
      balance_after: '1152921504606846976',
      at: '2026-01-02T03:04:05.678Z',
      facts: '{"a":[1]}',
      name: '\'=HYPERLINK("x")',
    },
    { balance_after: '-5', at: '', facts: '', name: 'Zoé, "the\r\nWren"' },
    { balance_after: '0', at: '', facts: 'true', name: "'-1\nb" },
  ]);
});
