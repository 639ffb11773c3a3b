import type { PlayTallies } from '@goldwren/contracts/player';
import {
  type Currency,
  currencies,
  formatHundredths,
  parseHundredths,
  periodStart,
  productDay,
  productDayStart,
} from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { type SessionOfRecord, selectSessionSums, selectSessionsSince } from './play-history.store.ts';

/** Rounds that began, with their stakes and payouts in hundredths. */
interface Tally {
  rounds: number;
  staked: bigint;
  returned: bigint;
}
type Spans = 'session' | 'today' | 'month';
type Tallies = Record<Spans, Record<Currency, Tally>>;

interface GameTallies {
  readonly game: { readonly id: number; readonly slug: string; readonly title: string };
  readonly tallies: Tallies;
  open: boolean;
}

function emptyTallies(): Tallies {
  const none = () => ({ rounds: 0, staked: 0n, returned: 0n });
  const both = () => ({ gold: none(), sweeps: none() });
  return { session: both(), today: both(), month: both() };
}

function add(to: Tally, more: Tally): void {
  to.rounds += more.rounds;
  to.staked += more.staked;
  to.returned += more.returned;
}

/** The currency and totals of a signed session. Null when its rounds must be read. */
function signedTally({ statement }: SessionOfRecord): { currency: Currency; tally: Tally } | null {
  if (statement === null) return null;
  const { rounds, staked, paid } = statement;
  const [currency, ...others] = currencies.filter((coin) => staked[coin] !== '0.00');
  // A statement does not say how many rounds used each currency.
  if (currency === undefined || others.length > 0) return null;
  const [stake, payout] = [parseHundredths(staked[currency]), parseHundredths(paid[currency])] as [bigint, bigint];
  return { currency, tally: { rounds, staked: stake, returned: payout } };
}

/**
 * Returns the player's play history. An ended session within the month is counted from its signed statement.
 * Rounds are read only for sessions that are open, that cross the start of the day or month, or that used both
 * currencies.
 */
export async function readPlayHistory(db: Db, now: Date, playerId: string, slug: string | undefined) {
  const [day, month] = [productDay(now), periodStart('month', productDay(now))];
  const bounds = { day: productDayStart(day), month: productDayStart(month) };
  const sessions = await selectSessionsSince(db, playerId, bounds.month);
  const games = new Map<number, GameTallies>();
  const toRead: SessionOfRecord[] = [];
  for (const session of sessions) {
    const { gameId: id, slug, title, startedAt, endedAt } = session;
    const of = games.get(id) ?? { game: { id, slug, title }, tallies: emptyTallies(), open: false };
    games.set(id, of);
    of.open ||= endedAt === null;
    const signed = signedTally(session);
    const overDay = startedAt < bounds.day && (endedAt === null || endedAt >= bounds.day);
    if (signed === null || startedAt < bounds.month || overDay) toRead.push(session);
    else {
      add(of.tallies.month[signed.currency], signed.tally);
      if (startedAt >= bounds.day) add(of.tallies.today[signed.currency], signed.tally);
    }
  }
  await addRounds(db, playerId, bounds, toRead, games);
  const played = [...games.values()].filter(({ open, tallies }) => open || hasRounds(tallies));
  const shown = slug === undefined ? played : played.filter(({ game }) => game.slug === slug);
  return {
    day,
    month,
    overall: talliesView(
      sumOf(played),
      played.some(({ open }) => open),
    ),
    games: shown.map(({ game, tallies, open }) => ({ game, tallies: talliesView(tallies, open) })),
  };
}

async function addRounds(
  db: Db,
  playerId: string,
  bounds: { readonly day: Date; readonly month: Date },
  sessions: readonly SessionOfRecord[],
  games: ReadonlyMap<number, GameTallies>,
): Promise<void> {
  if (sessions.length === 0) return;
  const byId = new Map(sessions.map((session) => [session.id, session]));
  for (const row of await selectSessionSums(db, { playerId, ids: [...byId.keys()], ...bounds })) {
    const session = byId.get(row.sessionId) as SessionOfRecord;
    const { tallies } = games.get(session.gameId) as GameTallies;
    add(tallies.month[row.currency], row.month);
    add(tallies.today[row.currency], row.today);
    if (session.endedAt === null) add(tallies.session[row.currency], row.session);
  }
}

function hasRounds({ month }: Tallies): boolean {
  return currencies.some((currency) => month[currency].rounds > 0);
}

function sumOf(games: readonly GameTallies[]): Tallies {
  const sum = emptyTallies();
  for (const { tallies } of games) {
    for (const span of ['session', 'today', 'month'] as const) {
      for (const currency of currencies) add(sum[span][currency], tallies[span][currency]);
    }
  }
  return sum;
}

function talliesView({ session, today, month }: Tallies, open: boolean): PlayTallies {
  const coins = (of: Record<Currency, Tally>) => ({ gold: tallyView(of.gold), sweeps: tallyView(of.sweeps) });
  return { session: open ? coins(session) : null, today: coins(today), month: coins(month) };
}

function tallyView({ rounds, staked, returned }: Tally) {
  return {
    rounds,
    staked: formatHundredths(staked),
    returned: formatHundredths(returned),
    net: formatHundredths(returned - staked),
  };
}
