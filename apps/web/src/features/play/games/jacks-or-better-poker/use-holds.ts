import type { StageProps } from '../../model/game-module.ts';
import type { Decision } from '../../model/round-types.ts';
import { useGameKeys } from '../../shell/keyboard.ts';

/** The positions that a decision holds. */
export function heldIn(decision: Decision | null): readonly number[] {
  return Array.isArray(decision?.positions) ? (decision.positions as number[]) : [];
}

/** The hold switches, by press and by the keys 1 to 5. They do nothing until the last card has turned. */
export function useHolds({ phase, decision, onDecision, sound, keys }: StageProps) {
  const canHold = phase === 'deciding';
  const held = canHold || phase === 'acting' ? heldIn(decision) : [];
  const toggle = (position: number) => {
    if (!canHold) return;
    const next = held.includes(position) ? held.filter((one) => one !== position) : [...held, position].sort();
    sound.play('hold');
    onDecision({ type: 'hold', positions: next });
  };
  useGameKeys((key) => {
    if (!keys || !canHold || !/^[1-5]$/.test(key)) return false;
    toggle(Number(key) - 1);
    return true;
  });
  return { canHold, held, toggle };
}
