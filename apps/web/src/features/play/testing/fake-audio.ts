import { vi } from 'vitest';

/** All created nodes with their connections. Every source ends at its scheduled time. */
export const made: FakeNode[] = [];
/** All created contexts. */
export const contexts: FakeContext[] = [];
let now = 0;

class FakeParam {
  /** The last value that this parameter moves to. */
  target: number | undefined;
  setValueAtTime = () => this;
  setTargetAtTime = (target: number) => {
    this.target = target;
    return this;
  };
  exponentialRampToValueAtTime = () => this;
  cancelScheduledValues = () => this;
}

class FakeNode {
  readonly kind = this.constructor.name;
  readonly to: unknown[] = [];
  readonly gain = new FakeParam();
  readonly playbackRate = new FakeParam();
  readonly loop: boolean;
  readonly buffer: { readonly seconds: number } | null;
  onended: (() => void) | null = null;
  endsAt = Number.POSITIVE_INFINITY;
  constructor(_context: unknown, { buffer = null, loop = false }: Partial<Pick<FakeNode, 'buffer' | 'loop'>> = {}) {
    this.buffer = buffer;
    this.loop = loop;
    made.push(this);
  }
  connect(to: unknown) {
    this.to.push(to);
    return to;
  }
  disconnect() {
    this.to.length = 0;
  }
  start(at: number) {
    if (!this.loop) this.endsAt = at + (this.buffer?.seconds ?? 0);
  }
  stop(at = now) {
    this.endsAt = at;
  }
}

class GainNode extends FakeNode {}
class DynamicsCompressorNode extends FakeNode {}
class ConvolverNode extends FakeNode {}
class AudioBufferSourceNode extends FakeNode {}

class FakeContext {
  state = 'running';
  sampleRate = 8_000;
  readonly destination = 'speakers';
  get currentTime() {
    return now;
  }
  constructor() {
    contexts.push(this);
  }
  createBuffer = (_channels: number, length: number, rate: number) => ({
    seconds: length / rate,
    getChannelData: () => new Float32Array(length),
  });
  resume = vi.fn(() => (this.state = 'running'));
  suspend = vi.fn(() => (this.state = 'suspended'));
  close = vi.fn(() => (this.state = 'closed'));
}

/** The sounds and loops that can be heard now. */
export function playingNodes(): FakeNode[] {
  return made.filter((node) => node.buffer && node.onended && node.endsAt > now);
}

/** Lets time pass in the audio context and on the fake timers. Sources that are over report it. */
export function passSeconds(seconds: number): void {
  for (let tenth = 0; tenth < 10 * seconds; tenth++) {
    vi.advanceTimersByTime(100);
    now += 0.1;
    for (const node of made) {
      if (node.endsAt > now || !node.onended) continue;
      node.onended();
      node.onended = null;
    }
  }
}

/** Replaces the audio of the browser, which jsdom does not have. Call it before each test. */
export function installFakeAudio(): void {
  made.length = 0;
  contexts.length = 0;
  now = 0;
  const nodes = { GainNode, ConvolverNode, DynamicsCompressorNode, AudioBufferSourceNode };
  for (const [name, value] of Object.entries({ ...nodes, AudioContext: FakeContext })) vi.stubGlobal(name, value);
}
