import { beforeAll, expect, test } from 'vitest';
import { listRtp, listRtpDays } from '../../src/modules/games/rtp/list-rtp.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { jacks, starlight } from '../helpers/play/play.ts';

const api = setUpTestApi();
let staff: Caller;
const clock = { now: () => new Date('2026-11-22T05:00:00Z') };
beforeAll(async () => {
  staff = await newStaff(api, ['admin']);
  // A million rounds on each of 40 days at 95.5 %, and 97.5 % yesterday; one standard deviation of a day is 0.5 %.
  await api.owner.query(
    `INSERT INTO game_return (day, game_id, rounds, mismatches, returned_x100, expected_x100, sd_x100, z)
     SELECT DATE '2026-11-22' - n, $1, 1000000, 0, CASE n WHEN 1 THEN 97500000 ELSE 95500000 END, 95500000, 500000, 0
       FROM generate_series(1, 40) n`,
    [starlight],
  );
});

test('sums the days of a period, and narrows the band', async () => {
  const game = (await listRtp({ database: api.database, clock })).find(({ id }) => id === starlight);
  expect(game?.spans.yesterday).toMatchObject({
    rounds: 1_000_000,
    returned: 97.5,
    expected: 95.5,
    z: 4,
    verdict: 'rare',
  });
  expect(game?.spans.week).toMatchObject({ rounds: 7_000_000, verdict: 'usual' });
  expect(game?.spans.week.z).toBeCloseTo(4 / Math.sqrt(7), 9);
  expect([game?.spans.month.rounds, game?.spans.all.rounds]).toEqual([30_000_000, 40_000_000]);
  const reach = (span: { low: number | null; high: number | null }) => (span.high ?? 0) - (span.low ?? 0);
  expect(reach(game?.spans.yesterday as never)).toBeCloseTo(3, 9);
  expect(reach(game?.spans.all as never)).toBeCloseTo(3 / Math.sqrt(40), 9);
});

test('shows a game without rounds as such, and the theoretical RTP of the proof for each game', async () => {
  const { results } = await staff.staff.rtp.list();
  const game = results.find(({ id }) => id === jacks);
  expect(game?.spans.all).toMatchObject({ rounds: 0, returned: null, verdict: 'none' });
  expect(game?.theory.optimal_play).toBe(true);
  for (const { theory } of results) expect(theory.low >= 92 && theory.high <= 98).toBe(true);
});

test('lists days oldest first, each with the cumulative figures', async () => {
  const { days } = await listRtpDays({ database: api.database, clock }, starlight);
  expect(days).toHaveLength(40);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-10-13', '2026-11-21']);
  expect(days.map(({ running }) => running.rounds)).toEqual(days.map((_, n) => (n + 1) * 1_000_000));
  await expectProblem(staff.staff.rtp.days({ params: { id: '99999' } }), 'not_found');
  const support = await newStaff(api, ['support']);
  await expectProblem(support.staff.rtp.list(), 'forbidden');
});
