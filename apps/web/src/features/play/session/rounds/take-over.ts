import { StaleNotes } from '../../../../shared/fairness/client-log.ts';
import type { PlayDeps } from '../play-deps.ts';

/**
 * Takes over an open round that another browser holds. The log stores first under which chain this browser decides, so that
 * a lost answer does no harm. @throws StaleNotes when another tab has written in between
 */
export async function takeOverRound(deps: PlayDeps, session: string, roundId: string): Promise<void> {
  const clientLog = await deps.clientLog;
  const notes = await clientLog.read(deps.player, session);
  if (!notes?.pending) throw new StaleNotes();
  const { newChain } = await import('../../model/seed-chain.ts');
  // In its own session, this browser takes the round back.
  const holder = notes.holder ?? newChain().start;
  await clientLog.write({ ...notes, holder, pending: { ...notes.pending, handedOver: true } });
  const params = { id: String(deps.game.id), sessionId: session, roundId };
  await deps.games.handOver({ params, body: { chain_start: holder } });
}
