/** Voices that sound at once, by bus. More are left out: what is missing in so many nobody hears. */
const voices = { effects: 12, beds: 3, music: 18 };
/** How loud a bus is; music and beds lie under the effects, and all of it under speech. */
const level = { effects: 0.8, beds: 0.5, music: 0.45 };
/** The music while a win is played over it. */
const ducked = 0.35;

export type Bus = keyof typeof voices;

/** One way out for every sound: three buses into a limiter, so that many at once grow denser and not louder. */
export interface Mixer {
  readonly context: BaseAudioContext;
  /** A place for one voice, or null when its bus is full. `source` gives it back when it has ended. */
  take(bus: Bus): ((source: AudioScheduledSourceNode, last: AudioNode) => void) | null;
  /** Lowers the music for so long. */
  duck(seconds: number): void;
}

export function createMixer(context: BaseAudioContext): Mixer {
  const limiter = new DynamicsCompressorNode(context, {
    ...{ threshold: -20, knee: 14, ratio: 8, attack: 0.003, release: 0.16 },
  });
  limiter.connect(context.destination);
  const open = (bus: Bus) => {
    const gain = new GainNode(context, { gain: level[bus] });
    gain.connect(limiter);
    return { gain, sounding: 0 };
  };
  const buses = { effects: open('effects'), beds: open('beds'), music: open('music') };
  return {
    context,
    take(name) {
      const bus = buses[name];
      if (bus.sounding >= voices[name]) return null;
      bus.sounding += 1;
      return (source, last) => {
        last.connect(bus.gain);
        source.onended = () => {
          bus.sounding -= 1;
          last.disconnect();
        };
      };
    },
    duck(seconds) {
      const { gain } = buses.music.gain;
      gain.setTargetAtTime(level.music * ducked, context.currentTime, 0.05);
      gain.setTargetAtTime(level.music, context.currentTime + seconds, 0.4);
    },
  };
}
