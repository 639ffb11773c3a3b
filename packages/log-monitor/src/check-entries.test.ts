import { expect, test } from 'vitest';
import { checkEntries, loggedBuilds } from './check-entries.ts';

test.each([
  ['no JSON', Buffer.from('{"kind":')],
  ['no text', Buffer.from([...Buffer.from('{"kind":"other","a":"'), 0xff, ...Buffer.from('"}')])],
])('reports an entry that is %s', async (_what, bytes) => {
  expect(await checkEntries([bytes], { keys: [], maths: [] })).toEqual([
    'Entry 0: it is not a JSON object with a kind.',
  ]);
});

test('lists only the builds of the site, in the order of the log', () => {
  const entry = (value: object) => Buffer.from(JSON.stringify(value));
  const build = (hash: string) => entry({ kind: 'web_build', manifest_hash: hash });
  expect(loggedBuilds([build('b1'), entry({ kind: 'other' }), Buffer.from('no entry'), build('b2')])).toEqual([
    { position: 0, manifestHash: 'b1' },
    { position: 3, manifestHash: 'b2' },
  ]);
});
