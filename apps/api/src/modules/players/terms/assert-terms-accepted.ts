import { termsDeadline, termsDue } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Person } from '../person.ts';
import { selectAcceptances } from './legal-acceptance.store.ts';

/**
 * Allows play and purchases under the accepted terms until the notice period of new terms is over.
 * @throws Problem `terms_due` after that.
 */
export async function assertTermsAccepted(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  player: Pick<Person, 'id' | 'createdAt'>,
): Promise<void> {
  const due = termsDue(await selectAcceptances(database.db, player.id));
  const deadline = termsDeadline(due, new Date(player.createdAt));
  if (deadline !== null && clock.now() >= deadline) throw new Problem('terms_due', { params: { documents: due } });
}
