import type { GameSound } from '../../model/game-sound.ts';
import { createEngine } from '../../shell/sound/engine.ts';
import { createMixer } from '../../shell/sound/mixer.ts';
import { integratedLoudness, truePeak } from './loudness.ts';
import { background, largestWin, type Program, rounds } from './programs.ts';
import { spectralCentroid, thirdOctaves } from './spectrum.ts';

/**
 * Runs in a real Chromium, for `pnpm --filter @goldwren/e2e measure:sound`, which serves these sources as they are. It plays
 * programs through the engine and the mixer of the player, faster than in real time, and measures the result.
 */
const rate = 48_000;
/** Seconds before the first cue. */
const lead = 0.1;

async function render(sound: GameSound, { seconds, cues }: Program): Promise<Float32Array[]> {
  const context = new OfflineAudioContext(2, (seconds + lead) * rate, rate);
  const mixer = createMixer(context, sound);
  mixer.setLevels({ effects: 1, background: 1 });
  const engine = createEngine(mixer, sound);
  for (const cue of cues) {
    const at = cue.at + lead;
    if ('play' in cue) engine.play(cue.play, cue.step, at);
    else if ('win' in cue) engine.win(cue.win, true, at);
    else engine.bed(cue.bed, cue.on, at);
  }
  const audio = await context.startRendering();
  return [0, 1].map((channel) => audio.getChannelData(channel));
}

/** The bytes of the samples as base64, which leaves the page faster than a list of numbers. */
function textOf(samples: Float32Array): string {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let text = '';
  for (let from = 0; from < bytes.length; from += 8_192) {
    text += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  }
  return btoa(text);
}

/** @returns the measurements of a game by program. `channels` are only included for recordings */
async function measureSound(slug: string, records: boolean) {
  const { sound }: { sound: GameSound } = await import(`../../games/${slug}/sound.ts`);
  const programs = { round: rounds[slug], 'largest-win': largestWin, background };
  const measured = [];
  for (const [name, program] of Object.entries(programs)) {
    if (!program) throw new RangeError(`No round for ${slug}`);
    const channels = await render(sound, program);
    const [left = new Float32Array()] = channels;
    measured.push({
      ...{ name, rate, lufs: integratedLoudness(channels, rate), peakDb: truePeak(channels) },
      ...{ centroidHz: spectralCentroid(left, rate), spectrum: thirdOctaves(left, rate) },
      channels: records ? channels.map(textOf) : [],
    });
  }
  return measured;
}

Object.assign(window, { measureSound });
