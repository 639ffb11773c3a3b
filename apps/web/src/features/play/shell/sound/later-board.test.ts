import { expect, it, vi } from 'vitest';
import { type SoundSettings, silentSoundBoard } from '../../model/sound-board.ts';
import { createLaterBoard } from './later-board.ts';

const off: SoundSettings = { sound: false, vibration: false };
const on: SoundSettings = { ...off, sound: true };

function aBoard() {
  return { ...silentSoundBoard, wake: vi.fn(), set: vi.fn(), play: vi.fn(), close: vi.fn() };
}

it('is not loaded for players without sound and vibration', () => {
  const load = vi.fn(async () => aBoard());
  const board = createLaterBoard('chess', load);
  board.wake();
  board.set(off);
  board.play('stop', 1);
  expect(load).not.toHaveBeenCalled();
});

it('is loaded once, woken by the press that turned it on, and plays sounds from then on', async () => {
  const loadedBoard = aBoard();
  const load = vi.fn(async () => loadedBoard);
  const board = createLaterBoard('chess', load);
  board.set(on);
  board.wake();
  board.set(on);
  await vi.waitFor(() => expect(loadedBoard.wake).toHaveBeenCalledTimes(1));
  expect(load.mock.calls).toEqual([['chess']]);
  expect(loadedBoard.set).toHaveBeenLastCalledWith(on);
  board.play('stop', 2);
  expect(loadedBoard.play).toHaveBeenCalledWith('stop', 2);
});

it('is loaded for vibration alone', async () => {
  const load = vi.fn(async () => aBoard());
  createLaterBoard('chess', load).set({ ...off, vibration: true });
  expect(load).toHaveBeenCalledTimes(1);
});

it('gets the settings of the moment when it has loaded', async () => {
  const loadedBoard = aBoard();
  const board = createLaterBoard('chess', async () => loadedBoard);
  board.set(on);
  board.wake();
  board.set(off);
  await vi.waitFor(() => expect(loadedBoard.set).toHaveBeenCalledWith(off));
  expect(loadedBoard.set).toHaveBeenCalledTimes(1);
});

it('is closed when the player leaves the game before it has loaded', async () => {
  const loadedBoard = aBoard();
  const board = createLaterBoard('chess', async () => loadedBoard);
  board.set(on);
  board.close();
  await vi.waitFor(() => expect(loadedBoard.close).toHaveBeenCalledTimes(1));
  board.play('stop');
  expect(loadedBoard.play).not.toHaveBeenCalled();
});

it('leaves the game silent when loading fails, and tries again when a setting changes', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const board = createLaterBoard('chess', load);
  board.set(on);
  await Promise.resolve();
  await Promise.resolve();
  board.play('stop');
  board.set(on);
  expect(load).toHaveBeenCalledTimes(2);
});
