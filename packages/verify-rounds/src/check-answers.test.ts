import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedAnswer } from '@goldwren/game-engine/fairness';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Known } from './check-export.ts';
import { otherPublicKey } from './testing/exports.ts';
import { verifyFile } from './verify-file.ts';

let folder = '';
let vector: { public_key: string; answers: [SignedAnswer, SignedAnswer, SignedAnswer] };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-answers-'));
  const page = await readFile(new URL('../../../docs/games/fairness-receipts.md', import.meta.url), 'utf8');
  vector = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command on an evidence file as the site saves it. */
async function run(answers: unknown, known: Known = { keys: [vector.public_key] }) {
  const path = join(folder, 'goldwren-evidence.json');
  const saved = { codes: ['payout'], nonce: 0, evidence: { held: {}, answered: {} } };
  await writeFile(path, JSON.stringify(answers === undefined ? saved : { ...saved, answers }));
  const lines: string[] = [];
  return { code: await verifyFile(path, known, (line) => lines.push(line)), text: lines.join('\n') };
}

test('proves each answer that is signed with a key of the reader', async () => {
  const { code, text } = await run(vector.answers.map((answer) => ({ ...answer, session: 'stored by the site' })));
  expect(code).toBe(0);
  expect(text.match(/signed by the operator\. It covers the request\./g)).toHaveLength(3);
  expect(text).toContain('3 answers to player 0199a0a0-0000-7000-8000-000000000001');
  expect(text).toMatch(/2026-11-26T09:00:00\.000Z: 409 to POST \/api\/games\/2\/session\//);
});

test.each<[string, Partial<SignedAnswer>, RegExp]>([
  ['body', { body: '{"payout":"9.00"}' }, /not for this request, answer, status and player/],
  ['request', { request: '{"nonce":9}' }, /not for this request/],
  ['player', { player: 'another' }, /not for this request/],
  ['receipt that is missing', { receipt: null }, /it has no receipt/],
  ['receipt that is malformed', { receipt: '{}' }, /its receipt is malformed/],
])('reports one changed %s, and still proves the other answers', async (_what, change, sentence) => {
  const [first, ...others] = vector.answers;
  const { code, text } = await run([{ ...first, ...change }, ...others]);
  expect(code).toBe(1);
  expect(text).toMatch(sentence);
  expect(text.match(/signed by the operator/g)).toHaveLength(2);
});

test('does not believe the key of another person', async () => {
  const { code, text } = await run(vector.answers, { keys: [otherPublicKey] });
  expect(code).toBe(1);
  expect(text.match(/signed with a key that you did not give/g)).toHaveLength(3);
});

test('proves nothing without a key', async () => {
  const { code, text } = await run(vector.answers, {});
  expect(code).toBe(3);
  expect(text).toContain('NOT PROVED: you gave no key');
  expect((await run([{ ...vector.answers[0], receipt: null }], {})).code).toBe(1);
});

test('says that a commitment was not used, only when one was given', async () => {
  const unused = 'Answers are signed, so --commitment was not used.';
  expect((await run(vector.answers, { commitment: '0'.repeat(64) })).text).toContain(unused);
  expect((await run(vector.answers)).text).not.toContain(unused);
});

test.each([
  ['no answers', undefined, /the evidence has no signed answers/],
  ['an empty list', [], /no session and no answer/],
  [
    'a body that is no text',
    [{ method: 'POST', path: '/', request: '', status: 200, body: {} }],
    /body of an answer is not/,
  ],
  [
    'a status that is no number',
    [{ method: 'POST', path: '/', request: '', status: '200' }],
    /status of an answer is not/,
  ],
])('cannot read evidence with %s', async (_what, answers, sentence) => {
  const { code, text } = await run(answers);
  expect(code).toBe(2);
  expect(text).toMatch(sentence);
});
