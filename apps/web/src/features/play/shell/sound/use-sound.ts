import { useEffect, useMemo, useState } from 'react';
import type { SoundBoard } from '../../model/sound-board.ts';
import { useRememberedSwitch } from '../remembered-switch.ts';
import { createLaterBoard } from './later-board.ts';

export interface Sound {
  readonly board: SoundBoard;
  readonly on: boolean;
  choose(on: boolean): void;
}

/** The sound board with its switch. Sound is off until the player turns it on, and the choice is remembered. */
export function useSound(): Sound {
  const [board] = useState(() => createLaterBoard());
  const [on, choose] = useRememberedSwitch('goldwren-sound', false);
  useEffect(() => {
    board.setMuted(!on);
    // Mutes the sound when the player leaves the game.
    return () => board.setMuted(true);
  }, [board, on]);
  useEffect(() => {
    // Browsers require a user gesture, and any press counts.
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
        // Turning sound on is itself a user gesture.
        board.wake();
      },
    }),
    [board, on, choose],
  );
}
