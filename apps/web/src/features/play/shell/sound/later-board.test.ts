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
  const there = aBoard();
  const load = vi.fn(async () => there);
  const board = createLaterBoard(load);
  board.setMuted(false);
  board.wake();
  board.setMuted(false);
  await vi.waitFor(() => expect(there.wake).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  expect(there.setMuted).toHaveBeenLastCalledWith(false);
  board.thud(2);
  expect(there.thud).toHaveBeenCalledWith(2);
});

it('stays silent when it was turned off before it loaded', async () => {
  const there = aBoard();
  const board = createLaterBoard(async () => there);
  board.setMuted(false);
  board.wake();
  board.setMuted(true);
  await vi.waitFor(() => expect(there.setMuted).toHaveBeenCalledWith(true));
  expect(there.wake).not.toHaveBeenCalled();
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
