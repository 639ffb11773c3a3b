import type { GameReturns, RealisedReturn, ReturnDay } from '@goldwren/contracts/staff';
import { catalogue } from '@goldwren/game-engine/registry';
import { addReturns, dayAfter, type ReturnSums, readReturn } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { type GameRow, selectGames } from '../sessions/session.store.ts';
import { type ReturnRow, selectReturnDays, sumReturns } from './rtp.store.ts';

type ReturnDeps = Pick<Context, 'database' | 'clock'>;

const daysShown = 90;
const spans = { yesterday: 1, week: 7, month: 30 } as const;
const none: ReturnSums & { mismatches: number } = {
  rounds: 0,
  mismatches: 0,
  returnedX100: 0,
  expectedX100: 0,
  sdX100: 0,
};

/** Returns what every game returned in the finished days (UTC) of each period, next to its proven RTP. */
export async function listRtp({ database, clock }: ReturnDeps): Promise<GameReturns[]> {
  const { db } = database;
  const today = clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const since = (days: number) => sumReturns(db, { from: dayAfter(today, -days), to: dayAfter(today, -1) });
  const [games, yesterday, week, month, all] = await Promise.all([
    selectGames(db),
    since(spans.yesterday),
    since(spans.week),
    since(spans.month),
    sumReturns(db),
  ]);
  return games.map((game) => returnsView(game, { yesterday, week, month, all }));
}

/**
 * Returns the last audited days of a game, oldest first: each day alone, and the total up to that day.
 * @throws Problem `not_found`
 */
export async function listRtpDays(deps: ReturnDeps, gameId: number): Promise<{ game: GameReturns; days: ReturnDay[] }> {
  const game = (await listRtp(deps)).find(({ id }) => id === gameId);
  if (!game) throw new Problem('not_found');
  const days = (await selectReturnDays(deps.database.db, gameId, daysShown)).reverse();
  const first = days[0]?.day;
  let running = first === undefined ? none : await returnsBefore(deps.database.db, gameId, first);
  const views = days.map((day) => {
    running = { ...addReturns([running, day]), mismatches: running.mismatches + day.mismatches };
    return { day: day.day, own: realisedView(day), running: realisedView(running) };
  });
  return { game, days: views };
}

async function returnsBefore(db: Db, gameId: number, day: string): Promise<typeof none> {
  const [before] = await sumReturns(db, { gameId, to: dayAfter(day, -1) });
  return before ?? none;
}

function returnsView(
  game: GameRow,
  sums: Readonly<Record<keyof GameReturns['spans'], readonly ReturnRow[]>>,
): GameReturns {
  const spanOf = (rows: readonly ReturnRow[]) => realisedView(rows.find(({ gameId }) => gameId === game.id) ?? none);
  return {
    id: game.id,
    slug: game.slug,
    title: game.title,
    enabled: game.enabled,
    theory: theoryOf(game),
    spans: {
      yesterday: spanOf(sums.yesterday),
      week: spanOf(sums.week),
      month: spanOf(sums.month),
      all: spanOf(sums.all),
    },
  };
}

function theoryOf({ mathsHash }: GameRow): GameReturns['theory'] {
  const proof = catalogue.find(({ game }) => game.mathsHash === mathsHash)?.proof;
  if (!proof) throw new Error(`the database offers maths ${mathsHash}, which this build does not have`);
  return {
    low: Number(proof.rtp.percent),
    high: Number(proof.rtpHigh.percent),
    optimal_play: proof.rtp.note === 'optimal play',
  };
}

function realisedView(sums: ReturnSums & { readonly mismatches: number }): RealisedReturn {
  return { rounds: sums.rounds, mismatches: sums.mismatches, ...readReturn(sums) };
}
