import type { GameEvent } from '@goldwren/game-engine';
import { verifyRound } from '@goldwren/game-engine/fairness';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { type ClientLog, recordOf } from './client-log.ts';
import {
  compareWithLog,
  findHeldRound,
  type HeldPart,
  type HeldRound,
  heldCommitmentOf,
  heldRequestOf,
  type ProvableRound,
} from './held-round.ts';
import type { Violation, ViolationCode } from './violation.ts';
import { canVerify, webCryptography } from './web-crypto.ts';

export interface RecordCheck {
  readonly result: 'verified' | 'mismatch' | 'unavailable';
  /** What the round was compared with. Only `own` is a complete check. */
  readonly part: HeldPart;
  /** The mismatches, or the violation that this browser reported when the round was played. */
  readonly violation: Violation | null;
  readonly roundKey: string | null;
}

async function replay(round: ProvableRound, held: HeldRound | null, findGame: typeof gameByMaths) {
  const game = findGame(round.game.slug, round.maths.hash);
  if (!game || !canVerify()) return null;
  const { client_seed: clientSeed, ...request } = heldRequestOf(held, round);
  const commitment = (held && heldCommitmentOf(held, round)) ?? round.commitment;
  const answer = { ...recordOf(round), events: round.events as GameEvent[] };
  const mathsHash = round.maths.hash;
  const verdict = await verifyRound(webCryptography, game, { ...request, mathsHash, commitment, clientSeed }, answer);
  const codes: ViolationCode[] = verdict.mismatches.filter((code) => code !== 'maths_not_here');
  if (round.commitment !== commitment) codes.push('commitment');
  return { ...verdict, codes };
}

/** A violation that was found when the round was played or its session ended. */
function earlierViolation(held: HeldRound | null, { nonce }: ProvableRound): Violation | null {
  const earlier = held?.sessionRecord.violation ?? null;
  return earlier && (earlier.nonce === null || earlier.nonce === nonce) ? earlier : null;
}

/** The key `notes` is that of the evidence which browsers have already stored. */
function toEvidence({ sessionRecord, ...held }: HeldRound) {
  return { notes: sessionRecord, ...held };
}

/**
 * Replays a settled round from its secret and seed, and compares it with what this browser stored about it.
 * @param held The client log about the round. Null without one: the round is then only compared with its own secret
 * @param expectedId The id of the round that was requested
 */
export async function checkRecord(
  round: ProvableRound,
  held: HeldRound | null,
  expectedId = round.id,
  findGame = gameByMaths,
): Promise<RecordCheck> {
  const replayed = await replay(round, held, findGame);
  const codes = new Set([...(replayed?.codes ?? []), ...(held ? compareWithLog(held, round) : [])]);
  if (expectedId !== round.id) codes.add('another_round');
  const violation: Violation | null =
    codes.size > 0
      ? { codes: [...codes], nonce: round.nonce, evidence: { held: held && toEvidence(held), answered: round } }
      : earlierViolation(held, round);
  return {
    result: violation ? 'mismatch' : replayed ? 'verified' : 'unavailable',
    part: held?.part ?? 'none',
    violation,
    roundKey: replayed?.roundKey ?? null,
  };
}

/** Checks a round that the server has sent, and stores a violation in the client log, so that the session ends with it. */
export async function checkServed(
  log: ClientLog,
  player: string,
  round: ProvableRound,
  expectedId?: string,
  findGame?: typeof gameByMaths,
): Promise<RecordCheck> {
  const held = await findHeldRound(log, player, round);
  const check = await checkRecord(round, held, expectedId, findGame);
  if (check.violation && held && held.sessionRecord.violation === null) {
    // Another tab may have written in between. The next check finds the same violation again.
    await log.write({ ...held.sessionRecord, state: 'violated', violation: check.violation }).catch(() => undefined);
  }
  return check;
}
