import type { ChallengeHand } from '@goldwren/contracts/player';
import type { GameAction } from '@goldwren/game-engine';
import { coach } from '@goldwren/messages/current/coach';
import { StatusText } from '@goldwren/ui/status-text';
import { formats } from '../../../lib/i18n/format.ts';
import { nameAction } from '../coach/name-action.ts';

interface HandReviewProps {
  hand: ChallengeHand;
  /** The labels of the game's actions. */
  labels: Readonly<Record<string, string>>;
}

/** Compares each decision of a finished hand with the best one. */
export function HandReview({ hand: { result, events }, labels }: HandReviewProps) {
  if (!result) return null;
  const worse = result.decisions.filter(({ given_up_x100 }) => given_up_x100 > 0);
  if (worse.length === 0) return <StatusText tone="ok">{coach.best}</StatusText>;
  const nameOf = (action: GameAction) => nameAction(action, events, labels);
  return (
    <div role="status">
      {worse.map(({ taken, best, given_up_x100 }, index) => (
        <p key={index}>
          {coach.better(nameOf(best as GameAction), nameOf(taken as GameAction), formats.multiple(given_up_x100))}
        </p>
      ))}
      <p className="mt-1 text-sm text-ink-2">{coach.average}</p>
    </div>
  );
}
