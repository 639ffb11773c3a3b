import { describeRoundProblem } from '../../../../lib/problems/describe-round-problem.ts';
import { StaleSessionRecord } from '../../../../shared/fairness/client-log.ts';
import type { PlayState } from '../../model/play-state.ts';
import type { PlayDeps } from '../play-deps.ts';

/**
 * Takes over an open round that another browser holds. The log stores first under which chain this browser decides, so that
 * a lost answer does no harm. @throws StaleSessionRecord when another tab has written in between
 */
export async function takeOverRound(deps: PlayDeps, session: string, roundId: string): Promise<void> {
  const clientLog = await deps.clientLog;
  const sessionRecord = await clientLog.read(deps.player, session);
  if (!sessionRecord?.pending) throw new StaleSessionRecord();
  const { newChain } = await import('../../model/seed-chain.ts');
  // In its own session, this browser takes the round back.
  const holder = sessionRecord.holder ?? newChain().start;
  await clientLog.write({ ...sessionRecord, holder, pending: { ...sessionRecord.pending, handedOver: true } });
  const params = { id: String(deps.game.id), sessionId: session, roundId };
  await deps.games.handOver({ params, body: { chain_start: holder } });
}

/** Takes over the open round on the table. @returns the problem, or null when this browser now holds it */
export async function takeOver({ deps, state: { session, round } }: { deps: PlayDeps; state: PlayState }) {
  if (!session || !round) return null;
  try {
    await deps.oneWriter(() => takeOverRound(deps, session.session_id, round.round_id));
    return null;
  } catch (error) {
    return describeRoundProblem(error, 'decision');
  }
}
