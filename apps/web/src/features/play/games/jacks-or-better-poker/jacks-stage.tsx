import { useEffect } from 'react';
import { celebrationOf } from '../../model/celebration.ts';
import type { StageProps } from '../../model/game-module.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { Celebration } from '../../shell/celebration/celebration.tsx';
import { GuillocheGround } from '../../shell/engraving/guilloche-ground.tsx';
import { useGameKeys } from '../../shell/keyboard.ts';
import { CardSprite } from './card-face.tsx';
import { handNow } from './hand-now.ts';
import { words } from './words.ts';
import './jacks.css';
import { PayTable } from './pay-table.tsx';
import { PlayingCard } from './playing-card.tsx';
import { tableOf } from './table-view.ts';
import { cardStaggerMs, useHandShow } from './use-hand-show.ts';

const positions = [0, 1, 2, 3, 4] as const;
const nothingHeld = { type: 'hold', positions: [] };

function heldIn(decision: StageProps['decision']): readonly number[] {
  return Array.isArray(decision?.positions) ? (decision.positions as number[]) : [];
}

/** Hold switches, by press and by the keys 1 to 5. */
function useHolds({ phase, decision, onDecision, sound, keys }: StageProps) {
  const canHold = phase === 'deciding';
  const toggle = (position: number) => {
    if (!canHold) return;
    const now = heldIn(decision);
    const next = now.includes(position) ? now.filter((one) => one !== position) : [...now, position].sort();
    sound.hold();
    onDecision({ type: 'hold', positions: next });
  };
  useGameKeys((key) => {
    if (!keys || !canHold || !/^[1-5]$/.test(key)) return false;
    toggle(Number(key) - 1);
    return true;
  });
  return { canHold, toggle };
}

/** Jacks or Better: five cards, a hold switch on each, the paytable in view. */
export function JacksStage(props: StageProps) {
  const { phase, round, calm, sound, decision, onDecision } = props;
  const { canHold, toggle } = useHolds(props);
  useHandShow(props);
  const table = tableOf(phase === 'staking' ? null : round);
  const nonce = round?.nonce;
  useEffect(() => {
    if (phase === 'staking' || nonce === undefined) onDecision(nothingHeld);
  }, [phase, nonce, onDecision]);
  const held = table.held ?? (phase === 'deciding' || phase === 'acting' ? heldIn(decision) : []);
  const told = phase === 'deciding' || phase === 'acting' || (phase === 'idle' && table.settled);
  const tier = phase === 'idle' && round?.state === 'settled' ? celebrationOf(round) : 'none';
  return (
    <div className="play-frame jacks" data-celebrating={tier !== 'none' || undefined}>
      <CardSprite />
      <GuillocheGround slug="jacks-or-better-poker" />
      <PayTable now={told && table.cards.length === 5 ? handNow(table.cards) : null} />
      <fieldset className="hand" aria-label={words.yourHand}>
        {positions.map((position) => (
          <PlayingCard
            key={position}
            card={table.cards[position] ?? null}
            delay={position * cardStaggerMs}
            calm={calm}
            held={held.includes(position)}
            canHold={canHold}
            shortcut={position + 1}
            onToggle={() => toggle(position)}
            onTurned={sound.flick}
          />
        ))}
      </fieldset>
      {round && (
        <Celebration
          key={round.round_id}
          {...{ tier, amount: hundredthsOf(round.payout), currency: round.currency, calm, over: true }}
        />
      )}
    </div>
  );
}
