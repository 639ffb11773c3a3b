import { parentPort } from 'node:worker_threads';
import type { Coach } from '@goldwren/game-engine/coach';
import type { ChallengeGame } from '@goldwren/rules';
import type { CoachAnswer, CoachTask } from './coach-thread.ts';

/** The thread of coach-thread.ts. Each coach computes large tables, so it is loaded with its first task. */
const coaches: Readonly<Record<ChallengeGame, () => Promise<{ coach: Coach }>>> = {
  'jacks-or-better-poker': () => import('@goldwren/game-engine/coach/jacks-or-better-poker'),
  'midnight-blackjack': () => import('@goldwren/game-engine/coach/midnight-blackjack'),
};

async function review({ id, slug, hands }: CoachTask): Promise<CoachAnswer> {
  try {
    const { coach } = await coaches[slug]();
    return { id, reviews: hands.map(({ key, actions }) => coach(key, {}, actions)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

parentPort?.on('message', async (task: CoachTask) => parentPort?.postMessage(await review(task)));
