import type { Achievement } from '@goldwren/contracts/player';
import { type AchievementId, achievementIds } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { hasSecondFactor } from '../auth/public.ts';
import { hasFlawlessChallenge } from '../challenge/public.ts';
import { hasCheckedSession, selectTriedGames } from '../games/public.ts';
import { hasSetLimit } from '../responsible-play/public.ts';

type Progress = Pick<Achievement, 'done' | 'of'>;

/** Returns every achievement with the player's progress, computed from what the player did. Nothing is stored for it. */
export async function listAchievements(db: Db, playerId: string): Promise<Achievement[]> {
  const progress: Record<AchievementId, Promise<Progress>> = {
    every_game: selectTriedGames(db, playerId).then((games) => ({
      done: games.filter(({ isTried }) => isTried).length,
      of: games.length,
    })),
    checked_session: oneStep(hasCheckedSession(db, playerId)),
    flawless_challenge: oneStep(hasFlawlessChallenge(db, playerId)),
    own_limit: oneStep(hasSetLimit(db, playerId)),
    second_factor: oneStep(hasSecondFactor(db, playerId)),
  };
  return Promise.all(achievementIds.map(async (id) => ({ id, ...(await progress[id]) })));
}

async function oneStep(done: Promise<boolean>): Promise<Progress> {
  return { done: (await done) ? 1 : 0, of: 1 };
}
