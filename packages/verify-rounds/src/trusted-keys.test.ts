import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@goldwren/game-engine/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey, exportOf, keyIdOf, rotationOf, signWith } from './testing/exports.ts';
import { verifyFile } from './verify-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-rounds-'));
});
afterAll(() => rm(folder, { recursive: true }));

const [entry] = catalogue as [(typeof catalogue)[number]];
const base = exportOf(entry);
const [first, second, third] = ['11', '22', '33'].map(createKey) as [Key, Key, Key];
type Key = ReturnType<typeof createKey>;

const signedBy = ({ key, publicKey }: Key) => ({
  ...base,
  key_id: keyIdOf(publicKey),
  signature: signWith(key, base.statement),
});
const chain = [rotationOf(first, second), rotationOf(second, third)];

async function run(signer: Key, rotations: unknown, ...keys: Key[]): Promise<{ code: number; text: string }> {
  const path = join(folder, 'export.json');
  await writeFile(path, JSON.stringify({ sessions: [signedBy(signer)], rotations }));
  const lines: string[] = [];
  const known = { keys: keys.map(({ publicKey }) => publicKey) };
  return { code: await verifyFile(path, known, (line) => lines.push(line)), text: lines.join('\n') };
}

describe('a session that is signed with a later key', () => {
  test('is verified with an earlier key when signed changes lead from it to the later one', async () => {
    for (const rotations of [chain, chain.toReversed()]) {
      const { code, text } = await run(third, rotations, first);
      expect(code).toBe(0);
      expect(text).toContain(`signed with a later key of the operator (ID ${keyIdOf(third.publicKey)})`);
      expect(text).toContain('Your key signed the change to the next key');
      expect(text).not.toMatch(/NOT PROVED|DOES NOT MATCH|that you gave/);
    }
  });

  test('is verified with the later key itself, whatever the rotations say', async () => {
    const { code, text } = await run(third, [], third);
    expect([code, text.includes('signed with the key that you gave')]).toEqual([0, true]);
  });

  const [toSecond, toThird] = chain as [(typeof chain)[number], (typeof chain)[number]];
  test.each<[string, unknown]>([
    ['no rotations', []],
    ['no list of rotations', undefined],
    ['a gap', [toThird]],
    ['a forged rotation', [toSecond, { ...toThird, signature: toSecond.signature }]],
    ['a cut signature', [toSecond, { ...toThird, signature: toThird.signature.slice(1) }]],
    ['a malformed key', [toSecond, { ...toThird, public_key: 'no key' }]],
    ['a rotation by a third key', [{ ...rotationOf(createKey('44'), third), previous_id: keyIdOf(first.publicKey) }]],
    ['two successors of one key', [toSecond, toThird, rotationOf(first, createKey('44'))]],
  ])('does not match with %s, and the report says why', async (_what, rotations) => {
    const { code, text } = await run(third, rotations, first);
    expect(code).toBe(1);
    expect(text).toContain('The statement is not signed with a key that you trust.');
    expect(text).toContain(`The file names the key ${keyIdOf(third.publicKey)}. You did not give this key`);
  });

  test('does not match when the reader gives a key of another operator, or a later one', async () => {
    expect((await run(third, chain, createKey('44'))).code).toBe(1);
    expect((await run(first, chain, second)).code).toBe(1);
  });

  test('is not proved by its rotations alone', async () => {
    const { code, text } = await run(third, chain);
    expect([code, text.includes('NOT PROVED: you gave no key')]).toEqual([3, true]);
  });

  test.each([
    ['rotations', {}],
    ['a rotation', [null]],
    ['signature of a rotation', [{ ...toSecond, signature: 5 }]],
  ])('cannot be read with malformed %s', async (what, rotations) => {
    const { code, text } = await run(second, rotations, first);
    expect(code).toBe(2);
    expect(text).toContain(what);
  });
});
