import { randomBytes } from 'node:crypto';
import type { DecisionGame } from '@goldwren/game-engine';
import { challengeCommitment } from '@goldwren/game-engine/fairness';
import { gameByMaths, gameBySlug } from '@goldwren/game-engine/registry';
import { type ChallengeGame, challengeGameOf } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { Db } from '../../platform/database.ts';
import { selectOffSlugs } from '../games/public.ts';
import { type ChallengeDayRow, insertDay, selectDay } from './challenge.store.ts';

/** The challenge of a day with its secret seed, decrypted in memory. */
export interface ChallengeDay {
  readonly day: string;
  readonly slug: ChallengeGame;
  readonly mathsHash: string;
  readonly commitment: string;
  readonly seed: Buffer;
  readonly game: DecisionGame;
}

type Deps = Pick<Context, 'box'>;

/** Binds a sealed seed to its day. */
const seedContext = (day: string) => `challenge-seed|${day}`;

/**
 * Returns the challenge of today, which the first caller adds. A game that is switched off is replaced by the other one. Null
 * when today has no challenge because both games are off.
 */
export async function openToday({ box }: Deps, db: Db, today: string): Promise<ChallengeDay | null> {
  const stored = await selectDay(db, today);
  if (stored) return openDay(box, stored);
  const off = await selectOffSlugs(db);
  const slug = challengeGameOf(today, (game) => !off.includes(game));
  if (slug === null) return null;
  const entry = gameBySlug(slug);
  if (!entry) throw new Error(`no game ${slug} in this build`);
  const seed = randomBytes(32);
  await insertDay(db, {
    day: today,
    slug,
    mathsHash: entry.game.mathsHash,
    sealedSeed: box.seal(seed, seedContext(today)),
    commitment: challengeCommitment(sha256, seed),
  });
  return openDay(box, (await selectDay(db, today)) as ChallengeDayRow);
}

/** Returns the challenge of a day, or null when the day has none. */
export async function findDay({ box }: Deps, db: Db, day: string): Promise<ChallengeDay | null> {
  const stored = await selectDay(db, day);
  return stored && openDay(box, stored);
}

/** @throws Error when the seed does not match its commitment. */
function openDay(box: Context['box'], { day, slug, mathsHash, sealedSeed, commitment }: ChallengeDayRow): ChallengeDay {
  const seed = box.open(sealedSeed, seedContext(day));
  if (challengeCommitment(sha256, seed) !== commitment) {
    throw new Error(`the seed of the challenge of ${day} does not match its commitment`);
  }
  const game = gameByMaths(slug, mathsHash);
  if (game?.kind !== 'decision') throw new Error(`no maths ${mathsHash} for ${slug} in this build`);
  return { day, slug, mathsHash, commitment, seed, game };
}
