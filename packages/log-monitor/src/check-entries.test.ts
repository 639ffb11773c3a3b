import { expect, test } from 'vitest';
import { checkEntries } from './check-entries.ts';

test.each([
  ['no JSON', Buffer.from('{"kind":')],
  ['no text', Buffer.from([...Buffer.from('{"kind":"other","a":"'), 0xff, ...Buffer.from('"}')])],
])('reports an entry that is %s', async (_what, bytes) => {
  expect(await checkEntries([bytes], { keys: [], maths: [] })).toEqual([
    'Entry 0: it is not a JSON object with a kind.',
  ]);
});
