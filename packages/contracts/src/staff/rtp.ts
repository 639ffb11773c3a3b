import { returnVerdicts } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { smallIdInPath } from '../shared/ids.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

const percent = z.number().describe('In percent of the stake.');

/** What a game returned in a span of days, beside what its proof says of such rounds. */
const realised = z
  .object({
    rounds: z.int(),
    mismatches: z.int().describe('Rounds that are not what their secret says.'),
    returned: percent.nullable().describe('In percent of the stakes; null without rounds.'),
    expected: percent.nullable(),
    low: percent
      .nullable()
      .describe('Chance alone stays above it 99.7 times in a hundred (three standard deviations).'),
    high: percent.nullable(),
    z: z.number().describe('Standard deviations away from the proof.'),
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
      .describe('By the proof; of the worst and of the best choice.'),
    spans: z.object({ yesterday: realised, week: realised, month: realised, all: realised }),
  })
  .meta({ id: 'GameReturns' });
export type GameReturns = z.infer<typeof gameReturns>;

const returnDay = z
  .object({ day: z.iso.date().describe('UTC.'), own: realised, running: realised.describe('All days up to it.') })
  .meta({ id: 'ReturnDay' });
export type ReturnDay = z.infer<typeof returnDay>;

export const rtpContract = c.router({
  list: {
    ...endpoints.rtp.list,
    ...forStaff('health.read'),
    summary: 'What every game returned, beside its proof',
    description: 'From the nightly audit, which derives every settled round again: finished days (UTC) only.',
    responses: { 200: z.object({ results: z.array(gameReturns) }), ...problems(401) },
  },
  days: {
    ...endpoints.rtp.days,
    ...forStaff('health.read'),
    summary: 'What a game returned, day by day',
    description: 'The last 90 audited days, oldest first; the band narrows as rounds add up.',
    pathParams: z.object({ id: smallIdInPath.describe('The game.') }),
    responses: { 200: z.object({ game: gameReturns, days: z.array(returnDay) }), ...problems(401, 404) },
  },
});
