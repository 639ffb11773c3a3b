import { expect, it, vi } from 'vitest';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { createLaterBoard } from './later-board.ts';

function aBoard() {
  return { ...silentSoundBoard, wake: vi.fn(), setMuted: vi.fn(), thud: vi.fn() };
}

it('is not loaded for players without sound', () => {
  const load = vi.fn(async () => aBoard());
  const board = createLaterBoard(load);
  board.wake();
  board.setMuted(true);
  board.thud(1);
  expect(load).not.toHaveBeenCalled();
});

it('is loaded once, woken by the press that turned it on, and plays sounds from then on', async () => {
  const loadedBoard = aBoard();
  const load = vi.fn(async () => loadedBoard);
  const board = createLaterBoard(load);
  board.setMuted(false);
  board.wake();
  board.setMuted(false);
  await vi.waitFor(() => expect(loadedBoard.wake).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  expect(loadedBoard.setMuted).toHaveBeenLastCalledWith(false);
  board.thud(2);
  expect(loadedBoard.thud).toHaveBeenCalledWith(2);
});

it('stays silent when it was turned off before it loaded', async () => {
  const loadedBoard = aBoard();
  const board = createLaterBoard(async () => loadedBoard);
  board.setMuted(false);
  board.wake();
  board.setMuted(true);
  await vi.waitFor(() => expect(loadedBoard.setMuted).toHaveBeenCalledWith(true));
  expect(loadedBoard.wake).not.toHaveBeenCalled();
});

it('leaves the game silent when loading fails, and tries again when it is turned on again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const board = createLaterBoard(load);
  board.setMuted(false);
  await Promise.resolve();
  await Promise.resolve();
  board.thud(1);
  board.setMuted(false);
  expect(load).toHaveBeenCalledTimes(2);
});
