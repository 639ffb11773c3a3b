import { type CoolOffDays, type ExclusionTerm, exclusionTerms } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { signOutEverywhere } from '../auth/public.ts';
import { holdAccountsOf, lockExclusions } from '../exclusions/public.ts';
import type { Person } from '../players/public.ts';
import { excludePlayer, insertControlEvent, startCoolOff } from './responsible-play.store.ts';

type Deps = Pick<Context, 'database' | 'mailer' | 'emit'> & { readonly config: Pick<Context['config'], 'seedKey'> };

/** Starts a cool-off now. It does not shorten a running one. */
export async function coolOff(
  { database, mailer }: Pick<Deps, 'database' | 'mailer'>,
  player: Person,
  days: CoolOffDays,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const until = await startCoolOff(tx, player.id, days);
    await insertControlEvent(tx, player.id, { kind: 'cool_off_started', facts: { days, until: until.toISOString() } });
    await mailer.queue(tx, {
      template: 'cool_off_started',
      recipient: player.email,
      locale: player.locale,
      firstName: player.firstName,
      until: until.toISOString(),
    });
  });
}

/**
 * Starts a self-exclusion now. It can only extend a running one.
 * All sessions end. Open rounds finish, and requested redemptions are paid. Other accounts that may belong to the
 * player are held in the same transaction.
 */
export async function excludeSelf(
  { database, mailer, emit, config }: Deps,
  player: Person,
  term: ExclusionTerm,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockExclusions(tx);
    const until = (await excludePlayer(tx, player.id, exclusionTerms[term]))?.toISOString() ?? null;
    await insertControlEvent(tx, player.id, { kind: 'self_excluded', facts: { term, until } });
    await holdAccountsOf(tx, config.seedKey, player.id);
    await signOutEverywhere({ emit }, tx, player.id);
    await mailer.queue(tx, {
      template: 'self_excluded',
      country: player.country,
      region: player.region,
      recipient: player.email,
      locale: player.locale,
      firstName: player.firstName,
      until,
    });
  });
}
