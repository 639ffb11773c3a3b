import { termsDeadline, termsDue } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Person } from '../person.ts';
import { selectAcceptances } from './legal-acceptance.store.ts';

/**
 * Play and purchases go on under the terms that were accepted until the notice of new ones is over.
 * @throws Problem `terms_due` from then on.
 */
export async function assertTermsAccepted(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  player: Pick<Person, 'id' | 'createdAt'>,
): Promise<void> {
  const due = termsDue(await selectAcceptances(database.db, player.id));
  const deadline = termsDeadline(due, new Date(player.createdAt));
  if (deadline !== null && clock.now() >= deadline) throw new Problem('terms_due', { params: { documents: due } });
}
