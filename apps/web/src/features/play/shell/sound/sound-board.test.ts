import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSound } from '../../model/game-sound.ts';
import type { SoundSettings } from '../../model/sound-board.ts';
import { contexts, installFakeAudio, made, passSeconds, playingNodes } from '../../testing/fake-audio.ts';
import { createSoundBoard } from './sound-board.ts';
import { storeLevels } from './sound-levels.ts';

const wood = { voice: 'body', partials: [[1, 1, 1]], strike: 0.2 } as const;
const knock = { layers: [{ timbre: wood, hz: 400, seconds: 0.2, gain: 1 }] };
const game: GameSound = {
  ...{ trimDb: 0, rootHz: 400, scale: [0, 4, 7], lead: { timbre: wood, seconds: 0.5, gain: 1 }, room: [0.2, 0.2] },
  melody: Array.from({ length: 16 }, (_, note) => note),
  sounds: { start: knock, stop: knock, tick: knock },
  accent: knock.layers,
  moving: { seconds: 1, gain: 1, layers: knock.layers },
  ambience: { during: 'feature', seconds: 1, gain: 1, layers: knock.layers },
};

const on: SoundSettings = { sound: true, vibration: false };
const off: SoundSettings = { ...on, sound: false };
const hugeWin = { stake: '1.00', raised: '0.00', payout: '100.00' };

function createAudibleBoard() {
  const board = createSoundBoard(game);
  board.set(on);
  board.wake();
  return board;
}

function hidePage(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function installDevice({ coarse = true, still = false }): ReturnType<typeof vi.fn> {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced') ? still : coarse }));
  return vibrate;
}

beforeEach(() => {
  vi.useFakeTimers();
  installFakeAudio();
  return () => {
    localStorage.clear();
    vi.restoreAllMocks();
  };
});

describe('the mix', () => {
  it('has one output, behind the limiter', () => {
    const board = createAudibleBoard();
    board.bed('moving', true);
    board.bed('feature', true);
    board.settle(hugeWin);
    board.play('stop', 1);
    const last = made.filter(({ to }) => to.includes('speakers'));
    expect(last).toHaveLength(1);
    const before = made.filter(({ to }) => to.includes(last[0]));
    expect(before.map(({ kind }) => kind)).toEqual(['DynamicsCompressorNode']);
  });

  it('sends every sound also through the echo of a room', () => {
    createAudibleBoard().play('stop', 1);
    const echo = made.find(({ kind }) => kind === 'ConvolverNode');
    expect(echo?.buffer?.seconds).toBeCloseTo(game.room[0], 1);
    expect(echo?.to.map((to) => (to as typeof echo).kind)).toEqual(['DynamicsCompressorNode']);
    const [send] = made.filter(({ to }) => to.includes(echo));
    const trim = made.find(({ to }) => to.includes(send));
    const groups = made.filter(({ to }) => to.includes(trim));
    expect(groups).toHaveLength(3);
    expect(made.some(({ kind, to }) => kind === 'GainNode' && groups.some((group) => to.includes(group)))).toBe(true);
  });

  it('gives effects and background the levels that the player has chosen', () => {
    createAudibleBoard();
    const targets = () => made.map(({ gain }) => gain.target).filter((target) => target !== undefined);
    const [table = 0, win = 0, background = 0] = targets();
    expect(Math.min(table, win, background)).toBeGreaterThan(0);
    storeLevels({ effects: 0, background: 0.5 });
    made.length = 0;
    createAudibleBoard();
    expect(targets()).toEqual([0, 0, background / 4]);
  });

  it('stays within the maximum number of sounds, even with many at the same time', () => {
    const board = createAudibleBoard();
    board.bed('moving', true);
    board.bed('suspense', true);
    board.bed('feature', true);
    for (let sound = 0; sound < 100; sound++) {
      board.play('stop', sound);
      board.play('symbol', sound);
      board.settle(hugeWin);
    }
    expect(playingNodes().length).toBeGreaterThan(40);
    expect(playingNodes().length).toBeLessThanOrEqual(16 + 64 + 3);
  });

  it('releases everything: a sound still plays after a hundred spins, and no node stays connected', () => {
    const board = createAudibleBoard();
    for (let spin = 0; spin < 100; spin++) {
      board.follow('staking');
      board.bed('moving', true);
      for (let reel = 0; reel < 5; reel++) board.play('stop', reel);
      board.settle({ ...hugeWin, payout: '2.00' });
      board.bed('moving', false);
      passSeconds(3);
      board.follow('idle');
    }
    expect(playingNodes()).toEqual([]);
    board.play('stop', 0);
    expect(playingNodes()).toHaveLength(1);
  });

  it('repeats the background of a feature until it is stopped', () => {
    const board = createAudibleBoard();
    board.bed('feature', true);
    board.bed('feature', true);
    passSeconds(30);
    expect(playingNodes()).toHaveLength(1);
    board.bed('feature', false);
    passSeconds(1);
    expect(playingNodes()).toEqual([]);
  });

  it('stops the ticks when the count is over, and the notes of a win when the next round starts', () => {
    installDevice({});
    const board = createAudibleBoard();
    board.settle(hugeWin);
    const all = playingNodes().length;
    board.follow('idle');
    const notes = playingNodes().length;
    expect(notes).toBeLessThan(all);
    board.follow('staking');
    expect(playingNodes().length).toBeLessThan(notes - 10);
  });

  it('does not tick with reduced motion, when the amount does not count up', () => {
    installDevice({});
    createAudibleBoard().settle(hugeWin);
    const counting = playingNodes().length;
    made.length = 0;
    installDevice({ still: true });
    createAudibleBoard().settle(hugeWin);
    expect(playingNodes().length).toBeLessThan(counting - 20);
  });
});

describe('silence', () => {
  it('lasts until the player has turned sound on', () => {
    const board = createSoundBoard(game);
    board.wake();
    board.play('stop', 0);
    board.bed('feature', true);
    expect(made).toEqual([]);
  });

  it('lasts until a gesture, even when sound is on', () => {
    const board = createSoundBoard(game);
    board.set(on);
    board.play('stop', 0);
    expect(contexts).toEqual([]);
    board.wake();
    expect(contexts).toHaveLength(1);
  });

  it('returns at once, including the loops', () => {
    const board = createAudibleBoard();
    board.bed('moving', true);
    board.bed('feature', true);
    board.set(off);
    const before = made.length;
    board.settle(hugeWin);
    passSeconds(20);
    expect(made.length).toBe(before);
    expect(playingNodes()).toEqual([]);
    expect(contexts[0]?.state).toBe('suspended');
  });

  it('lasts while the page is hidden, and does not end there without sound', () => {
    const board = createAudibleBoard();
    hidePage(true);
    expect(contexts[0]?.state).toBe('suspended');
    const before = made.length;
    board.play('stop', 0);
    expect(made.length).toBe(before);
    hidePage(false);
    expect(contexts[0]?.state).toBe('running');
    hidePage(true);
    board.set(off);
    hidePage(false);
    expect(contexts[0]?.state).toBe('suspended');
  });

  it.each(['0.00', '0.01', '0.99'])('is played for a payout of %s on a stake of 1.00', (payout) => {
    const board = createAudibleBoard();
    const before = made.length;
    board.settle({ ...hugeWin, payout });
    expect(made.length).toBe(before);
  });

  it('is broken by one quiet note for a returned stake', () => {
    const board = createAudibleBoard();
    board.settle({ ...hugeWin, payout: '1.00' });
    expect(playingNodes()).toHaveLength(1);
  });

  it('is final when the player leaves the game', () => {
    const board = createAudibleBoard();
    board.close();
    expect(contexts[0]?.state).toBe('closed');
    hidePage(true);
    hidePage(false);
    expect(contexts[0]?.state).toBe('closed');
  });
});

describe('vibration', () => {
  const felt: SoundSettings = { ...off, vibration: true };
  function playRound(settings: SoundSettings, payout: string): void {
    const board = createSoundBoard(game);
    board.set(settings);
    board.wake();
    board.follow('staking');
    board.play('stop', 0);
    board.follow('acting');
    board.settle({ ...hugeWin, payout });
  }

  it('marks stops, decisions and wins, also without sound', () => {
    const vibrate = installDevice({});
    playRound(felt, '2.00');
    expect(vibrate).toHaveBeenCalledTimes(3);
    expect(made).toEqual([]);
  });

  it.each(['0.00', '0.99', '1.00'])('does not mark a payout of %s on a stake of 1.00', (payout) => {
    const vibrate = installDevice({});
    playRound(felt, payout);
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['unless the player has turned it on', on, {}],
    ['with reduced motion', felt, { still: true }],
    ['without a touch screen', felt, { coarse: false }],
  ])('never happens %s', (_when, settings, device) => {
    const vibrate = installDevice(device);
    playRound(settings, '2.00');
    expect(vibrate).not.toHaveBeenCalled();
  });
});
