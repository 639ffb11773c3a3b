/** The maximum number of simultaneous voices per bus. More are dropped, because their absence is inaudible. */
const voices = { effects: 12, beds: 3, music: 18 };
/** The volume per bus. Music and beds are below the effects, and everything is below speech. */
const level = { effects: 0.8, beds: 0.5, music: 0.45 };
/** The volume of the music while a win sound plays over it. */
const ducked = 0.35;

export type Bus = keyof typeof voices;

/** The output of all sounds: three buses into a limiter, so that many sounds together do not get louder. */
export interface Mixer {
  readonly context: BaseAudioContext;
  /** Reserves one voice, or returns null when its bus is full. The voice is released when `source` ends. */
  reserve(bus: Bus): ((source: AudioScheduledSourceNode, last: AudioNode) => void) | null;
  /** Lowers the music for this time. */
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
    return { gain, playing: 0 };
  };
  const buses = { effects: open('effects'), beds: open('beds'), music: open('music') };
  return {
    context,
    reserve(name) {
      const bus = buses[name];
      if (bus.playing >= voices[name]) return null;
      bus.playing += 1;
      return (source, last) => {
        last.connect(bus.gain);
        source.onended = () => {
          bus.playing -= 1;
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
