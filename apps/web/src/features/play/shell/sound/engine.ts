import type { GameSound, Loop, Sound } from '../../model/game-sound.ts';
import type { SoundBed, SoundEvent } from '../../model/sound-board.ts';
import type { Group, Mixer } from './mixer.ts';
import { intervalOf, renderLayers, renderLoop } from './render.ts';
import { countMs, type WinLevel } from './win-level.ts';
import { tickTimes, winMusic } from './win-music.ts';

/** The sampling rate of loops. They contain no treble, and are long. */
const loopRate = 24_000;
const noteSpacing = 0.095;
/** The chord of a large win, in degrees of the scale. */
const chord = [0, 2, 4];

/** Plays the sounds of one game. Times are those of the audio context. */
export interface Engine {
  play(event: SoundEvent, step?: number, at?: number): void;
  win(level: WinLevel, counts: boolean, at?: number): void;
  bed(name: SoundBed | 'round', on: boolean, at?: number): void;
  /** Stops the ticks of a count that is over. */
  stopCount(): void;
  /** Cancels notes that have not started yet. */
  cancelNotes(): void;
  /** Renders everything that the game may play next, one sound per call. @returns false when nothing is left */
  prepare(): boolean;
}

/** The loops of a game: its own, and a rising tremolo of its instrument for the wait for the last reel. */
function loopOf(game: GameSound, name: SoundBed | 'round'): Loop | undefined {
  if (name === 'moving') return game.moving;
  if (name !== 'suspense') return game.ambience?.during === name ? game.ambience : undefined;
  const strokes = Array.from({ length: 6 }, (_, stroke) => stroke / 6);
  return { seconds: 1, gain: 0.4, layers: strokes.map((at) => ({ ...game.lead, note: 0, seconds: 0.5, at })) };
}

/** Renders each sound and loop of a game once. */
function createBuffers(context: Mixer['context'], game: GameSound) {
  const rendered = new Map<Sound | string, AudioBuffer>();
  function bufferOf(key: Sound | string, rate: number, render: () => Float32Array): AudioBuffer {
    const there = rendered.get(key);
    if (there) return there;
    const samples = render();
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.getChannelData(0).set(samples);
    rendered.set(key, buffer);
    return buffer;
  }
  return {
    hasRendered: (key: Sound | string) => rendered.has(key),
    bufferOfSound: (sound: Sound) =>
      bufferOf(sound, context.sampleRate, () => renderLayers(game, sound.layers, context.sampleRate)),
    bufferOfLoop: (name: string, loop: Loop) => bufferOf(name, loopRate, () => renderLoop(game, loop, loopRate)),
  };
}

/** Starts and stops the loops of a game. */
function createBeds(
  mixer: Mixer,
  game: GameSound,
  bufferOfLoop: (name: string, loop: Loop) => AudioBuffer,
): Engine['bed'] {
  const loops = new Map<string, (at: number) => void>();
  return (name, on, at = mixer.context.currentTime) => {
    if (!on) {
      loops.get(name)?.(at);
      loops.delete(name);
      return;
    }
    const loop = loopOf(game, name);
    if (!loop || loops.has(name)) return;
    const group = name === 'moving' ? 'table' : 'background';
    const placed = { group, gain: loop.gain, at, rate: 1 } as const;
    loops.set(name, mixer.loop(bufferOfLoop(name, loop), placed, name === 'suspense' ? 2.5 : undefined));
  };
}

/** How fast a sound is played to be `step` steps higher. */
function rateOf(game: GameSound, { rise = 0 }: Sound, step: number): number {
  return rise === 'scale' ? intervalOf(game, step) : 2 ** ((rise * step) / 12);
}

export function createEngine(mixer: Mixer, game: GameSound): Engine {
  const { context } = mixer;
  const { hasRendered, bufferOfSound, bufferOfLoop } = createBuffers(context, game);
  const ticks = new Set<AudioBufferSourceNode>();
  const notes = new Map<AudioBufferSourceNode, number>();
  const leadSound: Sound = { layers: [{ ...game.lead, note: 0 }], rise: 'scale' };
  const symbol: Sound = game.sounds.symbol ?? leadSound;
  const accent = game.accent && { layers: game.accent };

  /** Plays a sound `step` steps above its pitch. */
  function playSound(sound: Sound, step: number, at: number, gain: number, group: Group) {
    return mixer.play(bufferOfSound(sound), { group, gain, at, rate: rateOf(game, sound, step) });
  }

  function note(degree: number, at: number, gain: number): void {
    const node = playSound(leadSound, degree, at, gain, 'win');
    if (node) notes.set(node, at);
  }

  function count(ms: number, at: number): void {
    const { tick } = game.sounds;
    if (!tick) return;
    for (const [step, time] of tickTimes(ms).entries()) {
      const node = playSound(tick, step, at + time, 0.5, 'win');
      if (node) ticks.add(node);
    }
  }

  return {
    play(event, step = 0, at = context.currentTime) {
      const sound = event === 'symbol' ? symbol : game.sounds[event];
      if (sound) playSound(sound, step, at, 1, 'table');
    },
    win(level, counts, at = context.currentTime) {
      notes.clear();
      ticks.clear();
      if (level === null) return;
      if (level === 'returned') return note(0, at, 0.3);
      const { notes: length, chords, accent: ends } = winMusic[level];
      mixer.duck(at, length * noteSpacing + 0.7 * (chords + 1));
      for (const [index, degree] of game.melody.slice(0, length).entries()) note(degree, at + index * noteSpacing, 0.8);
      for (let time = 0; time < chords; time++) {
        const start = at + length * noteSpacing + 0.42 * time;
        for (const degree of chord) note(degree + (time % 2) * game.scale.length, start, 0.45);
      }
      if (ends && accent) playSound(accent, 0, at + length * noteSpacing, 0.9, 'win');
      if (counts) count(countMs[level], at);
    },
    bed: createBeds(mixer, game, bufferOfLoop),
    stopCount() {
      for (const node of ticks) node.stop();
      ticks.clear();
    },
    cancelNotes() {
      for (const [node, at] of notes) if (at > context.currentTime) node.stop();
      notes.clear();
    },
    prepare() {
      const sounds = [leadSound, symbol, ...Object.values(game.sounds), ...(accent ? [accent] : [])];
      const sound = sounds.find((one) => !hasRendered(one));
      if (sound) bufferOfSound(sound);
      const name = sound
        ? undefined
        : (['moving', 'feature', 'round', 'suspense'] as const).find((one) => loopOf(game, one) && !hasRendered(one));
      const loop = name && loopOf(game, name);
      if (name && loop) bufferOfLoop(name, loop);
      return Boolean(sound ?? name);
    },
  };
}
