import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { nodeSha256 } from '../../scripts/node-crypto.ts';
import { toHex } from '../bytes.ts';
import { mathsHashText } from '../canonical-json.ts';
import { mathsVersion as jacksVersion } from '../games/jacks-or-better-poker/lock.ts';
import { mathsVersion as starlightVersion } from '../games/starlight-fortune/lock.ts';
import { catalogue } from '../registry.ts';
import { parSheet } from './par-sheet.ts';
import { provedGames } from './proved-games.ts';
import { type Proof, rtpBounds } from './summary.ts';

/** Rounds were played under these. A new line for a new version; a line never changes. */
const lockedHashes: Record<string, string> = {
  'starlight-fortune@1.0.0': '0b46120ec9c094dd1ccbce0b6494734acdbc8fd1930ac19b1bdd58c86acf0b30',
  'jacks-or-better-poker@1.0.0': '3566e04155be8827a23aa6b814e243a24eb52e9deaa94e123a4b07fc3552e03e',
};

const locked: Record<string, string> = {
  'starlight-fortune': starlightVersion,
  'jacks-or-better-poker': jacksVersion,
};

test('every game of the catalogue is proved', () => {
  expect(provedGames.map(({ game }) => game)).toEqual(catalogue.map(({ game }) => game));
});

describe.each(provedGames.map((proved) => [proved.slug, proved] as const))('%s', (slug, proved) => {
  const entry = catalogue.find((candidate) => candidate.slug === slug);
  const { game } = proved;
  let proof: Proof;
  beforeAll(() => {
    proof = proved.prove();
  }, 600_000);

  test('the locked hash is the hash of the maths and has not changed', () => {
    expect(game.mathsHash).toBe(toHex(nodeSha256(mathsHashText(game.maths))));
    expect(locked[slug]).toBe(game.maths.version);
    expect(game.mathsHash).toBe(lockedHashes[`${slug}@${game.maths.version}`]);
  });

  test('the locked proof is what the proof gives', () => {
    expect(proof.summary).toEqual(entry?.proof);
  });

  test('the return lies between 92 and 98 percent, exactly', () => {
    const numerator = 100n * BigInt(proof.summary.rtp.numerator);
    const denominator = BigInt(proof.summary.rtp.denominator);
    expect(numerator >= BigInt(rtpBounds.lowPercent) * denominator).toBe(true);
    expect(numerator <= BigInt(rtpBounds.highPercent) * denominator).toBe(true);
  });

  test('the par sheet in docs/games is the generated one', () => {
    const sheet = readFileSync(new URL(`../../../../docs/games/${slug}.md`, import.meta.url), 'utf8');
    expect(sheet).toBe(parSheet(proved, game.mathsHash, proof));
  });
});
