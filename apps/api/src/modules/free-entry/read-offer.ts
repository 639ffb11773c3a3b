import type { FreeEntryOffer } from '@goldwren/contracts/player';
import {
  type Applicant,
  barredFromSweeps,
  dayAfter,
  type FreeEntryRefusal,
  formatHundredths,
  freeEntry,
  freeEntryRefusals,
  normalisedEmail,
  type PolicyPack,
  productDay,
  productDayStart,
  refusalOf,
  type Visitor,
} from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { hasEntryOfDay } from './free-entry.store.ts';

interface Asker extends Applicant {
  readonly email: string;
}

/**
 * What a free entry would bring: by the rule that grants it. Whether an email has asked today is said only to the player
 * who has shown that it is theirs.
 * @param player null: a visitor, for whom counts where they are.
 */
export async function readOffer(
  context: Pick<Context, 'database' | 'policy'>,
  player: Asker | null,
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

/** As the grant asks it: where a player is just now does not matter to an entry. */
function refusalFor(pack: PolicyPack, player: Asker): FreeEntryRefusal | null {
  const code = refusalOf(pack, 'free_entry', player, null)?.code;
  return freeEntryRefusals.find((known) => known === code) ?? null;
}
