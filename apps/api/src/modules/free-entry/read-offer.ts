import type { FreeEntryOffer } from '@goldwren/contracts/player';
import {
  type Applicant,
  barredFromSweeps,
  dayAfter,
  type FreeEntryRefusal,
  findRefusal,
  formatHundredths,
  freeEntry,
  freeEntryRefusals,
  normalisedEmail,
  type PolicyPack,
  productDay,
  productDayStart,
  type Visitor,
} from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { hasEntryOfDay } from './free-entry.store.ts';

interface Requester extends Applicant {
  readonly email: string;
}

/**
 * Returns what a free entry would grant, by the same rule as the grant. Only a player with a verified email learns
 * whether that email has requested an entry today.
 * @param player null for a visitor; the visitor's location decides then.
 */
export async function readOffer(
  context: Pick<Context, 'database' | 'policy'>,
  player: Requester | null,
  visitor: Visitor,
): Promise<FreeEntryOffer> {
  const pack = await context.policy();
  const barred = barredFromSweeps(pack, 'free_entry', player ?? (visitor === 'unknown' ? null : visitor));
  const offer = {
    sweeps: formatHundredths(barred ? 0n : freeEntry.grantHundredths),
    no_sweeps_in: barred,
    refusal: player && refusalFor(pack, player),
  };
  if (player === null || player.emailVerifiedAt === null) return { ...offer, ...notAsked };
  const { db } = context.database;
  const today = productDay(await readDatabaseClock(db));
  if (!(await hasEntryOfDay(db, normalisedEmail(player.email), today))) return { ...offer, ...notAsked };
  return { ...offer, requested_today: true, next_request_at: productDayStart(dayAfter(today)).toISOString() };
}

const notAsked = { requested_today: false, next_request_at: null };

/** Uses the same check as the grant. The player's current location does not matter. */
function refusalFor(pack: PolicyPack, player: Requester): FreeEntryRefusal | null {
  const code = findRefusal(pack, 'free_entry', player, null)?.code;
  return freeEntryRefusals.find((known) => known === code) ?? null;
}
