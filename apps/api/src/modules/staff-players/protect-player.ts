import {
  type CoolOffDays,
  type ExclusionTerm,
  exclusionTerms,
  type LimitKind,
  type LimitPeriod,
} from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { insertPlayerEvent, lockStanding, type Person, selectBreaks, selectPerson } from '../players/public.ts';
import {
  coolOffWithin,
  excludeWithin,
  limitAmount,
  selectLimits,
  setLimitsWithin,
} from '../responsible-play/public.ts';

type Deps = Pick<Context, 'database' | 'mailer' | 'emit' | 'config'>;

/** What a player requested support to set. Amounts are in the unit of their kind. */
export type Protection =
  | { readonly kind: 'cool_off'; readonly days: CoolOffDays }
  | { readonly kind: 'exclusion'; readonly term: ExclusionTerm }
  | {
      readonly kind: 'limits';
      readonly limits: readonly { readonly kind: LimitKind; readonly period: LimitPeriod; readonly amount: bigint }[];
    };

const records = {
  cool_off: { event: 'cool_off_by_support', action: 'player.cool_off_started' },
  exclusion: { event: 'excluded_by_support', action: 'player.excluded' },
  limits: { event: 'limits_set_by_support', action: 'player.limits_set' },
} as const;

/**
 * Sets limits or a break for a player who requests it, such as by phone, with the functions of the player's own calls. The
 * result is only ever stricter. Limit or break, history, mail and audit log change in one transaction.
 * @throws Problem `not_found`; `conflict`: `account_closed`, and `looser` when the limit or break is already as strict.
 */
export function protectPlayer(
  deps: Deps,
  staff: StaffActor,
  to: { readonly playerId: string; readonly protection: Protection; readonly reason: string },
): Promise<void> {
  const { playerId, protection, reason } = to;
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const standing = await lockStanding(tx, playerId);
    if (!standing) throw new Problem('not_found');
    if (standing.closedAt !== null) throw new Problem('conflict', { params: { reason: 'account_closed' } });
    if (!(await isStricter(tx, playerId, protection))) throw new Problem('conflict', { params: { reason: 'looser' } });
    const facts = { ...(await apply(deps, tx, await selectPerson(tx, playerId), protection)), reason };
    const { event, action } = records[protection.kind];
    await insertPlayerEvent(tx, { playerId, kind: event, staffId: staff.id, facts });
    await recordAudit(tx, { action, subject: { type: 'player', id: playerId }, facts });
  });
}

const dayMs = 86_400_000;

/** Whether the break, or each of the limits, becomes stricter. */
async function isStricter(tx: Db, playerId: string, protection: Protection): Promise<boolean> {
  if (protection.kind === 'limits') {
    const current = await selectLimits(tx, playerId);
    return protection.limits.every(({ kind, period, amount }) => {
      const now = current.find((limit) => limit.kind === kind && limit.period === period);
      // The same amount takes back the player's request for a higher one.
      return now === undefined || amount < now.amount || (amount === now.amount && now.wantedAt !== null);
    });
  }
  const { now, coolOffUntil, excludedAt, excludedUntil, exclusionEndsAt } = await selectBreaks(tx, playerId);
  if (protection.kind === 'cool_off') {
    return coolOffUntil === null || coolOffUntil.getTime() < now.getTime() + protection.days * dayMs;
  }
  if (excludedAt === null || (exclusionEndsAt !== null && exclusionEndsAt <= now)) return true;
  const months = exclusionTerms[protection.term];
  // Without an end, only the request to return can be taken back.
  if (excludedUntil === null) return exclusionEndsAt !== null;
  if (months === null || exclusionEndsAt !== null) return true;
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + months);
  return until > excludedUntil;
}

/** Returns the facts for the history and the log. */
async function apply(
  deps: Deps,
  tx: Db,
  player: Person,
  protection: Protection,
): Promise<Record<string, string | number | string[]>> {
  switch (protection.kind) {
    case 'cool_off':
      await coolOffWithin(deps, tx, player, protection.days, 'support');
      return { days: protection.days };
    case 'exclusion':
      await excludeWithin(deps, tx, player, protection.term, 'support');
      return { term: protection.term };
    case 'limits': {
      await setLimitsWithin(tx, player.id, protection.limits, 'support');
      const limits = protection.limits.map(({ kind, period, amount }) => ({
        ...{ kind, period },
        amount: limitAmount(kind, amount),
      }));
      const { email: recipient, locale, firstName } = player;
      await deps.mailer.queue(tx, { template: 'limits_set_by_support', recipient, locale, firstName, limits });
      return { limits: limits.map(({ kind, period, amount }) => `${kind} ${period} ${amount}`) };
    }
  }
}
