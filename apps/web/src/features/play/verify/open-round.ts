import type { Round } from '@goldwren/contracts/player';
import { type AnyGame, computePayout, type GameEvent, replayShown, sameJson } from '@goldwren/game-engine';
import { formatAmount, parseAmount } from '@goldwren/game-engine/fairness';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';

interface ReadRound {
  /** The round for the table. What the player may do in it comes from the engine, never from the answer. */
  readonly round: Round;
  readonly codes: readonly ViolationCode[];
}

/**
 * Computes what the player may do in the round of an answer, and compares it with the answer: legal actions with their
 * raises and pickable cells, and the view with the names of hands. Hidden cards and cells cannot be computed without the
 * round key. Nothing here depends on them, and `judgeRound` verifies them when the round is settled.
 * @param request The choice and the stake as this browser knows them
 */
export function readRound(engine: AnyGame, request: Pick<RoundRequest, 'choice' | 'stake'>, answer: Round): ReadRound {
  const unknown: Round = { ...answer, view: null, legal_actions: [] };
  if (answer.state === 'settled') return { round: unknown, codes: [] };
  const replayed = replayShown(engine, request.choice, answer.actions, answer.events as GameEvent[]);
  const stake = parseAmount(request.stake);
  if (replayed === null || stake === null) return { round: unknown, codes: ['open_round'] };
  const codes: ViolationCode[] = [];
  if (formatAmount(computePayout(stake, replayed.raiseX100)) !== answer.raised) codes.push('raised');
  if (answer.payout !== '0.00') codes.push('payout');
  if (!sameJson(replayed.legalActions, answer.legal_actions)) codes.push('legal_actions');
  if (!sameJson(replayed.view, answer.view)) codes.push('view');
  const legal_actions = replayed.legalActions as Round['legal_actions'];
  return { round: { ...answer, view: replayed.view, legal_actions }, codes };
}
