import { returnVerdicts } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { smallIdInPath } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

const percent = z.number().describe('Percentage of the stake.');

/** Actual RTP of a game in a period, compared with the RTP that its proof gives for the same rounds. */
const realised = z
  .object({
    rounds: z.int(),
    mismatches: z.int().describe('Number of rounds that differ from the result of their secret.'),
    returned: percent.nullable().describe('Payouts in percent of the stakes. Null without rounds.'),
    expected: percent.nullable(),
    low: percent.nullable().describe('Lower end of the expected range of three standard deviations (99.7%).'),
    high: percent.nullable(),
    z: z.number().describe('Distance from the proof in standard deviations.'),
    verdict: z.enum(returnVerdicts),
  })
  .meta({ id: 'RealisedReturn' });
export type RealisedReturn = z.infer<typeof realised>;

const gameReturns = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    enabled: z.boolean(),
    theory: z
      .object({ low: percent, high: percent, optimal_play: z.boolean() })
      .describe('RTP of the proof for the worst and the best choice.'),
    spans: z.object({ yesterday: realised, week: realised, month: realised, all: realised }),
  })
  .meta({ id: 'GameReturns' });
export type GameReturns = z.infer<typeof gameReturns>;

const returnDay = z
  .object({
    day: z.iso.date().describe('Day in UTC.'),
    own: realised,
    running: realised.describe('Total of all days up to this day.'),
  })
  .meta({ id: 'ReturnDay' });
export type ReturnDay = z.infer<typeof returnDay>;

export const rtpContract = c.router({
  list: {
    ...endpoints.rtp.list,
    ...forStaff('health.read'),
    summary: 'List the RTP of the games',
    description:
      'Returns the actual RTP of every game compared with its proof. The nightly audit computes it by replaying every settled round. Only finished days (UTC) are included.',
    responses: { 200: z.object({ results: z.array(gameReturns) }), ...problems(401) },
  },
  days: {
    ...endpoints.rtp.days,
    ...forStaff('health.read'),
    summary: 'List the daily RTP of a game',
    description:
      'Returns the last 90 audited days, oldest first. The expected range becomes narrower as the number of rounds grows.',
    pathParams: z.object({ id: smallIdInPath.describe('ID of the game.') }),
    responses: { 200: z.object({ game: gameReturns, days: z.array(returnDay) }), ...problems(401, 404) },
  },
});
