import { jacksOrBetterPoker as messages } from '@goldwren/messages/current/games/jacks-or-better-poker';
import { HoldableCard } from '../../cards/holdable-card.tsx';
import { Shoe } from '../../cards/shoe.tsx';
import { useDealing } from '../../cards/use-dealing.ts';
import type { StageProps } from '../../model/game-module.ts';
import { Celebration } from '../../shell/celebration/celebration.tsx';
import { celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { World } from '../../shell/world/world.tsx';
import { currentHand, madeOf } from './current-hand.ts';
import '../../shell/dark-stage.css';
import '../../cards/cards.css';
import './jacks.css';
import { PayTable } from './pay-table.tsx';
import { placedCards, tableOf } from './table-view.ts';
import { useHolds } from './use-holds.ts';

const slug = 'jacks-or-better-poker';

/** Jacks or Better: five cards with a hold switch each, and a visible paytable. */
export function JacksStage(props: StageProps) {
  const { phase, round, reducedMotion, skip } = props;
  // Between two rounds, the paytable shows what the next one would pay.
  const isChoosing = phase === 'idle' || phase === 'staking';
  const stake = (isChoosing && props.stake) || round?.stake;
  const { canHold, held: marked, toggle } = useHolds(props);
  const table = tableOf(phase === 'staking' ? null : round);
  const { placed, revealed, place, shoe } = useDealing({ ...props, cards: placedCards(table, phase) });
  const held = table.held ?? marked;
  const open = phase === 'deciding' || phase === 'acting' || phase === 'idle' || revealed;
  const isKnown = open && table.cards.length === placed.length;
  const level = revealed && round ? celebrationOf(round) : 0;
  const made = level === 0 ? [] : madeOf(table.cards);
  return (
    <div
      className="play-frame dark-stage card-table jacks"
      data-celebrating={level > 0 || undefined}
      data-level={level || undefined}
    >
      <World slug={slug} />
      <PayTable now={isKnown && stake === round?.stake ? currentHand(table.cards) : null} stake={stake} />
      <fieldset className="hand" aria-label={messages.yourHand}>
        {placed.map((card, position) => {
          const isHeld = held.includes(position);
          const isMade = made.includes(position);
          // The word would mark a held card that is not part of the hand like those that are.
          const heldMark = level === 0 || isMade ? messages.held : '';
          const name = card === null || card === 'back' ? messages.faceDown : messages.cardName(card);
          return (
            <HoldableCard
              key={position}
              {...{ placed: card, place: place(position), canHold, held: isHeld, made: isMade }}
              name={canHold ? messages.hold(name) : name}
              mark={isHeld ? heldMark : canHold ? String(position + 1) : ''}
              onPress={() => (canHold ? toggle(position) : skip.request())}
            />
          );
        })}
        <Shoe mouth={shoe} />
      </fieldset>
      {revealed && round && <Celebration {...{ round, level, phase, reducedMotion }} won="[data-made]" />}
    </div>
  );
}
