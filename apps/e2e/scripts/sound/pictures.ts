import sharp from 'sharp';

/** A recording as a WAV file with 16 bits per sample. */
export function wav(channels: readonly Float32Array[], rate: number): Buffer {
  const frames = channels[0]?.length ?? 0;
  const bytes = 2 * channels.length * frames;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels.length, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * channels.length * rate, 28);
  file.writeUInt16LE(2 * channels.length, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (let frame = 0; frame < frames; frame++) {
    for (const [channel, samples] of channels.entries()) {
      const sample = Math.max(-1, Math.min(1, samples[frame] ?? 0));
      file.writeInt16LE(Math.round(32_767 * sample), 44 + 2 * (frame * channels.length + channel));
    }
  }
  return file;
}

const rows = 160;
const wave = 80;
const window = 1_024;
const hann = Float64Array.from({ length: window }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / window));
const [lowest, highest] = [50, 14_000];

/** The level of one frequency in a window, in dB (Goertzel). */
function levelAt(samples: Float32Array, from: number, hz: number, rate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / rate);
  let [before, now] = [0, 0];
  for (let i = 0; i < window; i++) {
    const next = (hann[i] ?? 0) * (samples[from + i] ?? 0) + turn * now - before;
    before = now;
    now = next;
  }
  const power = before ** 2 + now ** 2 - turn * before * now;
  return 10 * Math.log10(power / (window / 4) ** 2 + 1e-12);
}

/** A picture of a recording: its envelope, and below it its frequencies from 50 Hz to 14 kHz over time. */
export async function spectrogram(samples: Float32Array, rate: number): Promise<Buffer> {
  const hop = Math.round(rate / 60);
  const columns = Math.floor(samples.length / hop);
  const pixels = Buffer.alloc(columns * (rows + wave));
  for (let column = 0; column < columns; column++) {
    const part = samples.subarray(column * hop, (column + 1) * hop);
    const peak = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    for (let row = 0; row < wave; row++) {
      pixels[row * columns + column] = Math.abs(row - wave / 2) <= (peak * wave) / 2 ? 255 : 30;
    }
    for (let row = 0; row < rows; row++) {
      const hz = lowest * (highest / lowest) ** (1 - row / rows);
      const level = levelAt(samples, column * hop - window / 2, hz, rate);
      pixels[(wave + row) * columns + column] = Math.max(0, Math.min(255, 255 + 3.2 * level + 40));
    }
  }
  return sharp(pixels, { raw: { width: columns, height: rows + wave, channels: 1 } })
    .png()
    .toBuffer();
}
