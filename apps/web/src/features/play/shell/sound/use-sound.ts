import { useEffect, useMemo } from 'react';
import type { RoundPhase } from '../../model/play-state.ts';
import type { SoundBoard, SoundSettings } from '../../model/sound-board.ts';
import { useRememberedSwitch } from '../remembered-switch.ts';
import { createLaterBoard } from './later-board.ts';

export interface Sound extends SoundSettings {
  readonly board: SoundBoard;
  /** Call this from a user gesture. */
  setSound(on: boolean): void;
  setVibration(on: boolean): void;
}

/** The sound board of a game with its switches. Sound and vibration are off until the player turns them on. */
export function useSound(slug: string, phase: RoundPhase): Sound {
  const board = useMemo(() => createLaterBoard(slug), [slug]);
  const [sound, setSound] = useRememberedSwitch('goldwren-sound', false);
  const [vibration, setVibration] = useRememberedSwitch('goldwren-vibration', false);
  useEffect(() => board.set({ sound, vibration }), [board, sound, vibration]);
  useEffect(() => board.close, [board]);
  useEffect(() => board.follow(phase), [board, phase]);
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
      ...{ board, sound, vibration, setVibration },
      setSound(on) {
        setSound(on);
        board.set({ sound: on, vibration });
        // Turning sound on is itself a user gesture.
        board.wake();
      },
    }),
    [board, sound, vibration, setSound, setVibration],
  );
}
