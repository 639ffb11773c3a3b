import type { Choice } from '@goldwren/game-engine';
import { play } from '@goldwren/messages/current/play';
import type { GameModule } from '../../model/game-module.ts';
import type { statusMessages } from '../status-messages.ts';

/** What the table says about the round, for eyes and for screen readers. */
export function StatusLine({ spoken, shown, outcome, roundId }: ReturnType<typeof statusMessages>) {
  return (
    <p role="status" className="status-line">
      {/* A new element for each round, so that two equal sentences in a row are both announced. */}
      <span key={roundId} className="sr-only">
        {spoken}
      </span>{' '}
      {shown}
      {outcome && (
        <span aria-hidden="true">
          <strong className={outcome.won ? 'text-(--accent)' : undefined}>{outcome.result}</strong> {outcome.what}
        </span>
      )}
    </p>
  );
}

/** What the player does next, before a round. */
export function ReadyLine({ module, choice }: { module: GameModule; choice: Choice }) {
  const isUnready = module.unready !== undefined && module.engine.parseChoice(choice) === null;
  return <p className="bar-ready">{isUnready ? module.unready : play.ready(module.labels.stake)}</p>;
}
