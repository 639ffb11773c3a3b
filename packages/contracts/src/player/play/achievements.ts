import { achievementIds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { problems } from '../../shared/problem.ts';
import { forPlayers } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const achievement = z
  .object({
    id: z.enum(achievementIds),
    done: z.int().describe('Number of steps that the player has done.'),
    of: z.int().describe('Number of steps that the achievement needs.'),
  })
  .meta({ id: 'Achievement' });
export type Achievement = z.infer<typeof achievement>;

const c = initContract();

export const achievementsContract = c.router({
  list: {
    ...endpoints.achievements.list,
    ...forPlayers,
    summary: 'List achievements',
    description:
      'Returns every achievement and how far the player is. Achievements are for curiosity and skill: none needs a purchase, a win or play on many days, and none gives coins.',
    responses: { 200: z.object({ results: z.array(achievement) }), ...problems(401) },
  },
});
