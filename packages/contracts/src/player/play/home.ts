import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../../shared/ids.ts';
import { amount, currency } from '../../shared/money.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { favorites } from './games.ts';

const home = z
  .object({
    unfinished: z
      .array(z.object({ game: z.int(), currency, stake: amount, since: instant }))
      .describe('Rounds that wait for a decision, newest first. At most one per game.'),
    last_played: z.array(z.int()).describe('IDs of the recently played games, latest first.'),
    favorites,
  })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof home>;

const c = initContract();

export const homeContract = c.router({
  get: {
    ...endpoints.home.get,
    ...forPlayers,
    summary: 'Get the home page of a player',
    description:
      'Returns unfinished rounds, recently played games and favorites. `GET /games` lists the games themselves.',
    responses: { 200: home, ...problems(401) },
  },
});
