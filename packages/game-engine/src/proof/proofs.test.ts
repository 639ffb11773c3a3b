import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { nodeSha256 } from '../../scripts/node-crypto.ts';
import { hashProofSources, isProofDue, recordedSources } from '../../scripts/proof-sources.ts';
import { toHex } from '../bytes.ts';
import { goldenHash } from '../fairness/golden-rounds.ts';
import { buildMathsBytes } from '../fairness/maths-hash.ts';
import { catalogue } from '../registry.ts';
import { provedDoubleOnce } from '../testing/double-once/proof.ts';
import { loadProofs, type ProvedGame } from './game-proof.ts';
import { buildParSheet } from './par-sheet.ts';
import { type Proof, rtpBounds } from './summary.ts';

const offered = await loadProofs();

const all = [...offered, provedDoubleOnce];

/** The small game is proved every time, so that each change uses the code of the proofs. */
const isComputed = (proved: ProvedGame) => proved === provedDoubleOnce || isProofDue(proved);

test('has a proof for every game of the catalogue', () => {
  expect(offered.map(({ entry }) => entry)).toEqual(catalogue);
});

test('records the sources of each proof', () => {
  expect(recordedSources()).toEqual(Object.fromEntries(all.map((proved) => [proved.folder, hashProofSources(proved)])));
});

test.each(all.map((proved) => [proved.entry.title, proved] as const))(
  'computes the proof of %s again after a change of any of its sources',
  (_title, proved) => {
    const texts = new Map<string, string>();
    const read = (path: string) => {
      const text = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
      texts.set(path, text);
      return text;
    };
    const hash = hashProofSources(proved, read);
    const paths = [...texts.keys()];
    for (const name of [
      'maths.ts',
      'play.ts',
      'proved.ts',
      'summary.ts',
      'par-sheet.ts',
      'monte-carlo.ts',
      'replay.ts',
    ])
      expect(
        paths.some((path) => path.endsWith(`/${name}`)),
        name,
      ).toBe(true);
    for (const changed of paths) {
      const other = (path: string) => (texts.get(path) as string).replace(/^/, path === changed ? '\n' : '');
      expect(hashProofSources(proved, other), changed).not.toBe(hash);
    }
  },
);

describe.each(all.map((proved) => [proved.entry.title, proved] as const))('%s', (_title, proved) => {
  const { entry, proof: gameProof, folder } = proved;
  const { game } = entry;
  const provedTest = test.runIf(isComputed(proved));
  let proof: Proof;
  beforeAll(() => {
    if (isComputed(proved)) proof = gameProof.prove();
  }, 600_000);

  test('has the locked hash of 10,000 golden rounds', () => {
    expect(goldenHash(nodeSha256, game)).toBe(game.goldenHash);
  });

  test('has the locked maths hash of numbers, rules and golden rounds', () => {
    expect(toHex(nodeSha256(buildMathsBytes(game)))).toBe(game.mathsHash);
    const lock = readFileSync(new URL(`../${folder}/lock.ts`, import.meta.url), 'utf8');
    expect(lock).toContain(`version: '${game.maths.version}'`);
  });

  provedTest('has the locked figures of the proof', () => {
    expect(proof.summary).toEqual(entry.proof);
  });

  provedTest('has shares that add up to the return and the mean raise per first stake', () => {
    const { rtp, choices, maxRaiseX100 } = proof.summary;
    const ratio = (numerator: bigint | string, denominator: bigint | string) => Number(numerator) / Number(denominator);
    const [choice] = choices;
    // Only a game with raises defines its return in this way, and its rows cover all rounds.
    if (maxRaiseX100 === 0 || !offered.includes(proved)) return;
    const shares = proof.rows.reduce((sum, { share }) => sum + ratio(share.numerator, share.denominator), 0);
    const raise = Number(choice?.meanStake) - 1;
    expect(shares - raise).toBeCloseTo(ratio(rtp.numerator, rtp.denominator), 3);
  });

  if (offered.includes(proved)) {
    provedTest('has the generated par sheet in docs/games', () => {
      const sheet = readFileSync(new URL(`../../../../docs/games/${game.maths.slug}.md`, import.meta.url), 'utf8');
      expect(sheet).toBe(buildParSheet(proved, game.mathsHash, proof));
    });
  }

  test('has an exact RTP between 92 and 98 percent for every choice', () => {
    expect(entry.proof.choices.map(({ choice }) => choice)).toEqual(game.choices);
    const rates = entry.proof.choices.flatMap(({ rtp, anyPlay }) =>
      anyPlay ? [rtp, anyPlay.rtpLow, anyPlay.rtpHigh] : [rtp],
    );
    for (const rtp of [...rates, entry.proof.rtp, entry.proof.rtpHigh]) {
      const [numerator, denominator] = [100n * BigInt(rtp.numerator), BigInt(rtp.denominator)];
      expect(numerator >= BigInt(rtpBounds.lowPercent) * denominator).toBe(true);
      expect(numerator <= BigInt(rtpBounds.highPercent) * denominator).toBe(true);
    }
  });
});
