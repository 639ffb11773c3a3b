import { StaleSessionRecord } from '../../../../shared/fairness/client-log.ts';
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
