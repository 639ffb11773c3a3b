import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import type { StatementKeys } from '../../../platform/crypto/statement-keys.ts';
import type { Db } from '../../../platform/database.ts';
import { openSecret } from '../sessions/live-session.ts';
import { selectNewestSessions } from '../sessions/session.store.ts';
import { selectStatement } from './statement.store.ts';

/** Checks of a restored database. Keys change for all sessions together, so the newest ones are enough. */
const sessionsChecked = 100;

/**
 * Returns one sentence for each of the newest sessions whose seed these keys cannot open, or whose statement they did not
 * sign. Such rounds could not be finished or verified.
 */
export async function findSessionsOfOtherKeys(
  db: Db,
  { box, keys }: { readonly box: SealedBox; readonly keys: StatementKeys },
): Promise<string[]> {
  const published = new Set(keys.published.map(({ id }) => id));
  const findings: string[] = [];
  for (const session of await selectNewestSessions(db, sessionsChecked)) {
    try {
      openSecret(box, session);
    } catch {
      findings.push(`SEED_ENCRYPTION_KEY does not open the seed of session ${session.id}`);
    }
    const signed = await selectStatement(db, session.playerId, session.id);
    if (signed && !published.has(signed.keyId))
      findings.push(`STATEMENT_SIGNING_KEY does not contain the key ${signed.keyId} of session ${session.id}`);
  }
  return findings;
}
