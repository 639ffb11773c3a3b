import { useEffect, useMemo, useState } from 'react';
import type { SoundBoard } from '../../model/sound-board.ts';
import { useRememberedSwitch } from '../remembered-switch.ts';
import { createLaterBoard } from './later-board.ts';

export interface Sound {
  readonly board: SoundBoard;
  readonly on: boolean;
  choose(on: boolean): void;
}

/** The sound board with its switch: off until it is chosen, remembered from then on. */
export function useSound(): Sound {
  const [board] = useState(() => createLaterBoard());
  const [on, choose] = useRememberedSwitch('goldwren-sound', false);
  useEffect(() => {
    board.setMuted(!on);
    // Leaving the player leaves silence.
    return () => board.setMuted(true);
  }, [board, on]);
  useEffect(() => {
    // Any press counts as the gesture that browsers ask for.
    const gestures = ['pointerdown', 'keydown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, board.wake);
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, board.wake);
    };
  }, [board]);
  return useMemo(
    () => ({
      board,
      on,
      choose(next: boolean) {
        choose(next);
        board.setMuted(!next);
        // The choice itself is a gesture.
        board.wake();
      },
    }),
    [board, on, choose],
  );
}
