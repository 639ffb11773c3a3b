import { gameSwitchReasons } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, slug, smallIdInPath } from '../../shared/ids.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { reasonForm } from '../operations-forms.ts';

const c = initContract();

const gameId = z.object({ id: smallIdInPath.describe('ID of the game.') });

const gameSwitch = z
  .object({
    id: z.int(),
    enabled: z.boolean(),
    reason: z.enum(gameSwitchReasons),
    at: instant,
    by: z.string().nullable().describe('Staff member. Null for the nightly audit of the rounds.'),
    note: z.string().nullable().describe('Explanation of the staff member.'),
    finding: z
      .object({
        day: z.iso.date().nullable(),
        rounds: z.int().nullable(),
        mismatches: z.int().nullable(),
        z: z.number().nullable().describe('Distance from the proof in standard deviations.'),
      })
      .nullable()
      .describe('Finding of the audit.'),
  })
  .meta({ id: 'GameSwitch' });
export type StaffGameSwitch = z.infer<typeof gameSwitch>;

const game = z
  .object({
    id: z.int(),
    slug,
    title: z.string(),
    maths_version: z.string(),
    enabled: z.boolean(),
    last_switch: gameSwitch.nullable().describe('Last switch. Null if the game was never switched.'),
    needs_investigation: z
      .boolean()
      .describe(
        'Whether the audit switched the game off. One staff member must then record an investigation before another one switches it on again.',
      ),
    investigations: z
      .array(z.object({ by: z.string(), at: instant, note: z.string() }))
      .describe('Investigations of the finding.'),
    open_sessions: z.int(),
    open_rounds: z.int().describe('Open rounds. They can be finished while the game is off.'),
  })
  .meta({ id: 'StaffGame' });
export type StaffGame = z.infer<typeof game>;

export const staffGamesContract = c.router({
  list: {
    ...endpoints.games.list,
    ...forStaff('games.switch'),
    summary: 'List games and their switches',
    description: 'Returns games in the order of the gallery.',
    responses: { 200: z.object({ results: z.array(game) }), ...problems(401) },
  },
  switches: {
    ...endpoints.games.switches,
    ...forStaff('games.switch'),
    summary: 'List switches of a game',
    description: 'Returns every switch, newest first. The list is append-only.',
    pathParams: gameId,
    query: z.strictObject(pageQuery),
    responses: { 200: page(gameSwitch), ...problems(401, 404) },
  },
  switchOff: {
    ...endpoints.games.switchOff,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Switch a game off',
    description: 'Takes effect immediately: the next round is rejected with `game_off`. Open rounds can be finished.',
    pathParams: gameId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  switchOn: {
    ...endpoints.games.switchOn,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Switch a game on',
    description:
      'A game that the audit switched off first needs an investigation by another staff member. Otherwise returns `conflict` with reason `second_person` or `game_needs_investigation`.',
    pathParams: gameId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  recordInvestigation: {
    ...endpoints.games.recordInvestigation,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Record the investigation of an audit finding',
    description:
      'Records the result of the investigation. Another staff member can then switch the game on. Each staff member can record one investigation per finding.',
    pathParams: gameId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  allOff: {
    ...endpoints.games.allOff,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Switch all games off',
    description:
      'For emergencies. Switches all games off in one transaction. Games that are already off keep their own reason.',
    body: reasonForm,
    responses: { 200: z.object({ switched_off: z.int() }), ...problems(401) },
  },
  allOn: {
    ...endpoints.games.allOn,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Undo switching all games off',
    description: 'Switches on only the games whose last switch was `allOff`.',
    body: reasonForm,
    responses: { 200: z.object({ switched_on: z.int() }), ...problems(401) },
  },
});
