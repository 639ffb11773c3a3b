import type { PlayStatus } from '@goldwren/contracts/player';
import { formatHundredths, type PolicyPack, productDay, productDayStart, restrictionsOf } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { type Person, selectBreaks } from '../players/public.ts';
import { toPlayLimit } from './limit-view.ts';
import { selectLimits, selectPace, usedSince } from './responsible-play.store.ts';

type Breaks = Awaited<ReturnType<typeof selectBreaks>>;

/** Returns the player's status today: play time, net result, breaks, limits and the reality check. */
export async function readStatus(db: Db, pack: PolicyPack, player: Person): Promise<PlayStatus> {
  const breaks = await selectBreaks(db, player.id);
  const [today, limits, pace] = await Promise.all([
    readToday(db, player.id, breaks.now),
    selectLimits(db, player.id),
    selectPace(db, player.id),
  ]);
  return {
    restrictions: restrictionsOf(pack, {
      country: player.country,
      region: player.region,
      suspended: player.suspendedAt !== null,
      redemptionSuspended: player.redemptionSuspendedAt !== null,
      breakCode: breaks.breakCode,
    }),
    cool_off_until: breaks.breakCode === 'cooling_off' ? (breaks.coolOffUntil?.toISOString() ?? null) : null,
    self_exclusion: exclusionOf(breaks),
    today,
    reality_check: pace?.minutes
      ? { minutes: pace.minutes, seconds: pace.seconds, due: pace.seconds >= pace.minutes * 60 }
      : null,
    limits: limits.map((row) => toPlayLimit(row, breaks.now)),
  };
}

function exclusionOf(breaks: Breaks): PlayStatus['self_exclusion'] {
  if (breaks.breakCode !== 'self_excluded' || breaks.excludedAt === null) return null;
  return {
    since: breaks.excludedAt.toISOString(),
    until: breaks.excludedUntil?.toISOString() ?? null,
    ends_at: breaks.exclusionEndsAt?.toISOString() ?? null,
  };
}

/** Reads play time and net result of the current day of the product time zone. */
async function readToday(db: Db, playerId: string, now: Date): Promise<PlayStatus['today']> {
  const from = productDayStart(productDay(now));
  const [seconds, gold, sweeps] = await Promise.all([
    usedSince(db, playerId, 'play_time', from),
    usedSince(db, playerId, 'gold_loss', from),
    usedSince(db, playerId, 'sweeps_loss', from),
  ]);
  return { seconds: Number(seconds), net: { gold: formatHundredths(-gold), sweeps: formatHundredths(-sweeps) } };
}
