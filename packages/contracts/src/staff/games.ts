import { gameSwitchReasons } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, slug, smallIdInPath } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { reasonForm } from './operations-forms.ts';

const c = initContract();

const gameId = z.object({ id: smallIdInPath.describe('The game.') });

const gameSwitch = z
  .object({
    id: z.int(),
    enabled: z.boolean(),
    reason: z.enum(gameSwitchReasons),
    at: instant,
    by: z.string().nullable().describe('Null: the nightly audit of the rounds.'),
    note: z.string().nullable().describe('Why, in the words of whoever switched it.'),
    finding: z
      .object({
        day: z.iso.date().nullable(),
        rounds: z.int().nullable(),
        mismatches: z.int().nullable(),
        z: z.number().nullable().describe('Standard deviations off its proof.'),
      })
      .nullable()
      .describe('What the audit found.'),
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
    last_switch: gameSwitch.nullable().describe('Null: never switched.'),
    needs_look: z.boolean().describe('The audit switched it off: two people look before it is on again.'),
    looks: z.array(z.object({ by: z.string(), at: instant, note: z.string() })).describe('Of what the audit found.'),
    open_sessions: z.int(),
    open_rounds: z.int().describe('Rounds in progress conclude, also while the game is off.'),
  })
  .meta({ id: 'StaffGame' });
export type StaffGame = z.infer<typeof game>;

export const staffGamesContract = c.router({
  list: {
    ...endpoints.games.list,
    ...forStaff('games.switch'),
    summary: 'Every game, with its switch',
    description: 'In listed order.',
    responses: { 200: z.object({ results: z.array(game) }), ...problems(401) },
  },
  switches: {
    ...endpoints.games.switches,
    ...forStaff('games.switch'),
    summary: 'Every switch of a game, newest first',
    description: 'Append-only.',
    pathParams: gameId,
    query: z.strictObject(pageQuery),
    responses: { 200: page(gameSwitch), ...problems(401, 404) },
  },
  switchOff: {
    ...endpoints.games.switchOff,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Take a game off the floor',
    description: 'At once and everywhere: the next round is refused with `game_off`. Rounds in progress conclude.',
    pathParams: gameId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  switchOn: {
    ...endpoints.games.switchOn,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Put a game back on the floor',
    description:
      'One that the audit switched off needs a look of somebody else first: `conflict` with `second_person` or `game_needs_look`.',
    pathParams: gameId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  look: {
    ...endpoints.games.look,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Say that one has looked into what the audit found, and what it was',
    description: 'Another member of staff then puts the game back on. Each person once per finding.',
    pathParams: gameId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  allOff: {
    ...endpoints.games.allOff,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Emergency: all games off',
    description: 'In one transaction. Games that are off already keep their own reason.',
    body: reasonForm,
    responses: { 200: z.object({ switched_off: z.int() }), ...problems(401) },
  },
  allOn: {
    ...endpoints.games.allOn,
    ...forStaff('games.switch', { fresh: true }),
    summary: 'Undo the emergency',
    description: 'Puts those back on whose last switch was `allOff`, and no other.',
    body: reasonForm,
    responses: { 200: z.object({ switched_on: z.int() }), ...problems(401) },
  },
});
