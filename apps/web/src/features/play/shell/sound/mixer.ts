import type { GameSound } from '../../model/game-sound.ts';
import type { SoundLevels } from '../../model/sound-board.ts';
import { noiseFrom } from './voices.ts';

/** The volume of each group. The only place where groups are weighed against each other. */
const mix = { table: 0.68, win: 0.36, background: 0.3 };
/** The volume of the background while a win plays over it. */
const ducked = 0.4;
/**
 * The maximum number of sounds that play or are scheduled, per group. More are dropped, because their absence is inaudible.
 * The music of a large win is scheduled at once.
 */
const mostSounds = { table: 16, win: 64, background: 3 };
const fadeSeconds = 0.25;

export type Group = keyof typeof mix;

/** A sound on its way to the mixer. `at` is in the time of the context. */
interface Placed {
  readonly group: Group;
  readonly gain: number;
  readonly at: number;
  readonly rate: number;
}

/** The output of all sounds. */
export interface Mixer {
  readonly context: BaseAudioContext;
  /** Plays samples once. Returns null when too many sounds are playing. */
  play(buffer: AudioBuffer, placed: Placed): AudioBufferSourceNode | null;
  /** Repeats samples with a fade-in. @param toRate The speed that the loop reaches within six seconds */
  loop(buffer: AudioBuffer, placed: Placed, toRate?: number): (at: number) => void;
  setLevels(levels: SoundLevels): void;
  /** Lowers the background for this time. */
  duck(at: number, seconds: number): void;
}

/** The echo of a room: two channels of decaying noise that gets duller. */
function echoOf(context: BaseAudioContext, seconds: number): AudioBuffer {
  const { sampleRate } = context;
  const echo = context.createBuffer(2, Math.ceil(seconds * sampleRate), sampleRate);
  for (const channel of [0, 1]) {
    const noise = noiseFrom(0x0ec0_0000 + 7_919 * channel);
    let dull = 0;
    const samples = echo.getChannelData(channel);
    for (let i = 0; i < samples.length; i++) {
      const share = i / samples.length;
      dull += (0.6 - 0.5 * share) * (noise() - dull);
      // The first reflections arrive after 8 ms, so that strokes stay clear.
      samples[i] = i < 0.008 * sampleRate ? 0 : dull * 10 ** (-3 * share);
    }
  }
  return echo;
}

/** Three groups into a room and a limiter, so that many sounds together do not get louder. */
export function createMixer(context: BaseAudioContext, { room: [seconds, share], trimDb }: GameSound): Mixer {
  const output = new GainNode(context, { gain: 0.7 });
  const limiter = new DynamicsCompressorNode(context, {
    ...{ threshold: -9, knee: 6, ratio: 20, attack: 0.002, release: 0.12 },
  });
  const trim = new GainNode(context, { gain: 10 ** (trimDb / 20) });
  const send = new GainNode(context, { gain: share });
  const echo = new ConvolverNode(context, { buffer: echoOf(context, seconds) });
  trim.connect(limiter).connect(output).connect(context.destination);
  trim.connect(send);
  send.connect(echo).connect(limiter);
  const open = (group: Group) => {
    const gain = new GainNode(context, { gain: mix[group] });
    gain.connect(trim);
    return gain;
  };
  const groups = { table: open('table'), win: open('win'), background: open('background') };
  const levels = { ...mix };
  const playing = { table: 0, win: 0, background: 0 };

  function source(buffer: AudioBuffer, { group, gain, rate }: Placed, loops: boolean) {
    const node = new AudioBufferSourceNode(context, { buffer, loop: loops, playbackRate: rate });
    const volume = new GainNode(context, { gain: loops ? 0 : gain });
    node.connect(volume).connect(groups[group]);
    playing[group] += 1;
    node.onended = () => {
      playing[group] -= 1;
      volume.disconnect();
    };
    return { node, volume };
  }
  return {
    context,
    play(buffer, placed) {
      if (playing[placed.group] >= mostSounds[placed.group]) return null;
      const { node } = source(buffer, placed, false);
      node.start(placed.at);
      return node;
    },
    loop(buffer, placed, toRate) {
      const { node, volume } = source(buffer, placed, true);
      volume.gain.setTargetAtTime(placed.gain, placed.at, fadeSeconds / 3);
      if (toRate) {
        node.playbackRate.setValueAtTime(placed.rate, placed.at);
        node.playbackRate.exponentialRampToValueAtTime(toRate, placed.at + 6);
      }
      node.start(placed.at);
      return (at) => {
        volume.gain.setTargetAtTime(0, at, fadeSeconds / 3);
        node.stop(at + 2 * fadeSeconds);
      };
    },
    setLevels({ effects, background }) {
      // Hearing is logarithmic: half of the slider is a quarter of the amplitude.
      const chosen = { table: effects, win: effects, background };
      for (const group of Object.keys(mix) as Group[]) {
        levels[group] = mix[group] * chosen[group] ** 2;
        groups[group].gain.setTargetAtTime(levels[group], context.currentTime, 0.03);
      }
    },
    duck(at, duration) {
      const { gain } = groups.background;
      gain.setTargetAtTime(levels.background * ducked, at, 0.05);
      gain.setTargetAtTime(levels.background, at + duration, 0.4);
    },
  };
}
