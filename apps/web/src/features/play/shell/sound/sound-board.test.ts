import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSoundBoard } from './sound-board.ts';

/** All created nodes with their connections. Every source ends at its scheduled time. */
const made: FakeNode[] = [];
let now = 0;

class FakeParam {
  setValueAtTime = () => this;
  setTargetAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
  cancelScheduledValues = () => this;
}

class FakeNode {
  readonly kind = this.constructor.name;
  readonly to: unknown[] = [];
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  onended: (() => void) | null = null;
  endsAt = Number.POSITIVE_INFINITY;
  constructor() {
    made.push(this);
  }
  connect(to: unknown) {
    this.to.push(to);
    return to;
  }
  disconnect() {
    this.to.length = 0;
  }
  start() {}
  stop(at: number) {
    this.endsAt = at;
  }
}

class GainNode extends FakeNode {}
class BiquadFilterNode extends FakeNode {}
class DynamicsCompressorNode extends FakeNode {}
class OscillatorNode extends FakeNode {}
class AudioBufferSourceNode extends FakeNode {}

class FakeContext {
  state = 'running';
  sampleRate = 8_000;
  readonly destination = 'speakers';
  get currentTime() {
    return now;
  }
  createBuffer = (_channels: number, length: number) => ({
    sampleRate: 8_000,
    getChannelData: () => new Float32Array(length),
  });
  resume = vi.fn();
  suspend = vi.fn();
}

const isSource = ({ kind }: FakeNode) => kind === 'OscillatorNode' || kind === 'AudioBufferSourceNode';
const playingNodes = () => made.filter((node) => isSource(node) && node.onended && node.endsAt > now);

function passSeconds(seconds: number): void {
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

function createAudibleBoard() {
  const board = createSoundBoard();
  board.setMuted(false);
  board.wake();
  return board;
}

beforeEach(() => {
  vi.useFakeTimers();
  made.length = 0;
  now = 0;
  const nodes = { GainNode, BiquadFilterNode, DynamicsCompressorNode, OscillatorNode, AudioBufferSourceNode };
  for (const [name, value] of Object.entries({ ...nodes, AudioContext: FakeContext })) vi.stubGlobal(name, value);
});

describe('the mix', () => {
  it('connects every sound through one limiter', () => {
    const board = createAudibleBoard();
    board.bed('reels', true);
    board.bed('feature', true);
    board.win('huge');
    board.thud(0);
    const straight = made.filter(({ to }) => to.includes('speakers'));
    expect(straight.map(({ kind }) => kind)).toEqual(['DynamicsCompressorNode']);
  });

  it('stays within the maximum number of voices, even with many simultaneous sounds', () => {
    const board = createAudibleBoard();
    board.bed('reels', true);
    board.bed('suspense', true);
    board.bed('feature', true);
    for (let sound = 0; sound < 100; sound++) {
      board.thud(sound % 5);
      board.scatter(sound);
      board.win('huge');
    }
    expect(playingNodes().length).toBeGreaterThan(10);
    expect(playingNodes().length).toBeLessThanOrEqual(12 + 3 + 18);
  });

  it('releases its voices: a sound still plays after a hundred spins, and no node stays connected', () => {
    const board = createAudibleBoard();
    for (let spin = 0; spin < 100; spin++) {
      board.bed('reels', true);
      for (let reel = 0; reel < 5; reel++) board.thud(reel);
      board.win('win');
      board.bed('reels', false);
      passSeconds(3);
    }
    expect(playingNodes()).toEqual([]);
    board.thud(0);
    expect(playingNodes()).toHaveLength(2);
  });

  it('plays the feature music until it is stopped', () => {
    const board = createAudibleBoard();
    board.bed('feature', true);
    board.bed('feature', true);
    const oneBar = playingNodes().length;
    passSeconds(30);
    expect(playingNodes().length).toBeGreaterThan(0);
    expect(playingNodes().length).toBeLessThanOrEqual(2 * oneBar);
    board.bed('feature', false);
    passSeconds(10);
    expect(playingNodes()).toEqual([]);
  });
});

describe('silence', () => {
  it('lasts until the player has turned sound on', () => {
    const board = createSoundBoard();
    board.wake();
    board.thud(0);
    board.bed('feature', true);
    expect(made).toEqual([]);
  });

  it('returns at once, including beds and music', () => {
    const board = createAudibleBoard();
    board.bed('reels', true);
    board.bed('feature', true);
    board.setMuted(true);
    const before = made.length;
    board.win('huge');
    passSeconds(20);
    expect(made.length).toBe(before);
    expect(playingNodes()).toEqual([]);
  });

  it('is played for payouts up to the stake', () => {
    const board = createAudibleBoard();
    const before = made.length;
    board.win('none');
    expect(made.length).toBe(before);
  });
});
