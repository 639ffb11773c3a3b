import type { Challenge } from '@goldwren/contracts/player';
import { challenge as messages } from '@goldwren/messages/current/challenge';
import type { GameModule } from '../model/game-module.ts';
import { CheckCards } from './check-cards.tsx';
import { Leaderboard } from './leaderboard.tsx';

/** What is below the hand or the result: the leaderboard and the check of the cards. */
export function ChallengeBoard({ challenge, module }: { challenge: Challenge; module: GameModule }) {
  return (
    <>
      <section aria-labelledby="challenge-leaderboard">
        <h2 id="challenge-leaderboard" className="mb-2 text-xl">
          {messages.leaderboard}
        </h2>
        <Leaderboard {...{ challenge, module }} />
      </section>
      <CheckCards challenge={challenge} />
    </>
  );
}
