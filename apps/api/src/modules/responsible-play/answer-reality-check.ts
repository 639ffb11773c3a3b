import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { answerCheck, insertControlEvent, selectPace } from './responsible-play.store.ts';

/** Records that the player has seen the reality check and continues. Does nothing when no check is due. */
export async function answerRealityCheck(database: Database, playerId: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const pace = await selectPace(tx, playerId);
    if (!pace?.minutes || pace.seconds < pace.minutes * 60) return;
    await answerCheck(tx, playerId);
    const facts = { minutes: pace.minutes, seconds: pace.seconds };
    await insertControlEvent(tx, playerId, { kind: 'reality_check_answered', facts });
  });
}
