import type { AnyGame } from '@goldwren/game-engine';
import { type DoubleOnceEvent, doubleOnce } from '@goldwren/game-engine/testing';
import { useEffect } from 'react';
import { type ChoiceProps, eventsOf, type GameModule, type StageProps } from '../../model/game-module.ts';

const sides = ['high', 'low'] as const;

function Choices({ choice, locked, onChange }: ChoiceProps) {
  return (
    <fieldset disabled={locked}>
      <legend>Side</legend>
      {sides.map((side) => (
        <label key={side}>
          <input type="radio" name="side" checked={choice.side === side} onChange={() => onChange({ side })} />
          {side}
        </label>
      ))}
    </fieldset>
  );
}

function Stage({ round, phase, onShown }: StageProps) {
  useEffect(() => {
    if (phase === 'dealing' || phase === 'showing') onShown();
  }, [phase, onShown]);
  const [dealt] = round ? eventsOf<DoubleOnceEvent>(round) : [];
  return <p>{dealt?.type === 'deal' ? `Dealt ${dealt.card}, ${dealt.side}` : 'No card'}</p>;
}

/** The engine's test game with the minimum that a game needs on the web. */
export const doubleOnceModule: GameModule = {
  engine: doubleOnce as unknown as AnyGame,
  Stage,
  Symbol: () => null,
  labels: { stake: 'Deal', actions: { stand: 'Stand', double: 'Double' } },
  Choices,
  summarize: (events) => (events.some(({ won }) => won === true) ? 'the higher or lower card' : 'no win'),
  describeOpen: () => ({ spoken: '', shown: 'Stand or double.' }),
  keyHelp: [],
};
