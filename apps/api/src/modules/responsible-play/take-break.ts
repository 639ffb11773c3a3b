import { type CoolOffDays, type ExclusionTerm, exclusionTerms } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { signOutEverywhere } from '../auth/public.ts';
import { holdAccountsOf, lockExclusions } from '../exclusions/public.ts';
import type { Person } from '../players/public.ts';
import { excludePlayer, insertControlEvent, startCoolOff } from './responsible-play.store.ts';

type Deps = Pick<Context, 'database' | 'mailer' | 'emit'> & { readonly config: Pick<Context['config'], 'seedKey'> };

/** Who sets a limit or a break: the player, or support because the player requested it. */
export type SetBy = 'player' | 'support';

/** Starts a cool-off now. It does not shorten a running one. */
export function coolOff(deps: Pick<Deps, 'database' | 'mailer'>, player: Person, days: CoolOffDays): Promise<void> {
  return inTransaction(deps.database, (tx) => coolOffWithin(deps, tx, player, days, 'player'));
}

/** Does the same in the transaction of the caller. */
export async function coolOffWithin(
  { mailer }: Pick<Deps, 'mailer'>,
  tx: Db,
  player: Person,
  days: CoolOffDays,
  by: SetBy,
): Promise<void> {
  const until = (await startCoolOff(tx, player.id, days)).toISOString();
  await insertControlEvent(tx, player.id, { kind: 'cool_off_started', facts: { days, until, by } });
  await mailer.queue(tx, {
    template: 'cool_off_started',
    recipient: player.email,
    locale: player.locale,
    firstName: player.firstName,
    until,
    by,
  });
}

/**
 * Starts a self-exclusion now. It can only extend a running one.
 * All sessions end. Open rounds finish, and requested redemptions are paid. Other accounts that may belong to the
 * player are held in the same transaction.
 */
export function excludeSelf(deps: Deps, player: Person, term: ExclusionTerm): Promise<void> {
  return inTransaction(deps.database, (tx) => excludeWithin(deps, tx, player, term, 'player'));
}

/** Does the same in the transaction of the caller. */
export async function excludeWithin(
  { mailer, emit, config }: Omit<Deps, 'database'>,
  tx: Db,
  player: Person,
  term: ExclusionTerm,
  by: SetBy,
): Promise<void> {
  await lockExclusions(tx);
  const until = (await excludePlayer(tx, player.id, exclusionTerms[term]))?.toISOString() ?? null;
  await insertControlEvent(tx, player.id, { kind: 'self_excluded', facts: { term, until, by } });
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
    by,
  });
}
