import { play } from '@goldwren/messages/current/play';
import { useState } from 'react';
import type { SoundLevels } from '../../model/sound-board.ts';
import { SwitchRow } from '../controls/switch-row.tsx';
import { readLevels, storeLevels } from './sound-levels.ts';
import type { Sound } from './use-sound.ts';
import { canVibrate } from './vibrate.ts';

export interface SoundPanelProps {
  sound: Sound;
}

/** Sound on or off, its two levels, and vibration where the device has it. */
export function SoundPanel({ sound: { board, sound, setSound, vibration, setVibration } }: SoundPanelProps) {
  const [levels, setLevels] = useState(readLevels);
  const choose = (name: keyof SoundLevels, percent: number) => {
    const next = { ...levels, [name]: percent / 100 };
    setLevels(next);
    storeLevels(next);
    board.setLevels(next);
    // Lets the player hear the new level. The background is audible only while it plays.
    if (name === 'effects') board.play('tick');
  };
  const slider = (name: keyof SoundLevels) => (
    <label className="flex min-h-11 items-center justify-between gap-3">
      {play.sound[name]}
      <input
        type="range"
        className="h-11 w-28 accent-(--accent)"
        max="100"
        step="10"
        disabled={!sound}
        value={Math.round(100 * levels[name])}
        onChange={({ target }) => choose(name, target.valueAsNumber)}
      />
    </label>
  );
  return (
    <fieldset className="px-4" aria-label={play.sound.settings}>
      <SwitchRow label={play.sound.sound} on={sound} onChange={setSound} />
      {slider('effects')}
      {slider('background')}
      {canVibrate() && <SwitchRow label={play.sound.vibration} on={vibration} onChange={setVibration} />}
    </fieldset>
  );
}
