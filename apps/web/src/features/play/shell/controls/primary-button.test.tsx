import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PrimaryButton } from './primary-button.tsx';

const page = (game: boolean) => (
  <>
    <a href="/games">Games</a>
    <h1 tabIndex={-1}>Starlight Fortune</h1>
    {game && <PrimaryButton label="Spin" busy={false} press={() => undefined} />}
  </>
);

it.each([
  ['nowhere', () => document.body, 'Spin'],
  ['on the heading, which announces the page', () => screen.getByRole('heading'), 'Spin'],
  ['on a link that the player focused', () => screen.getByRole('link'), 'Games'],
])('with the focus %s leaves it on the right control', (_where, before, after) => {
  const { rerender } = render(page(false));
  before().focus();
  rerender(page(true));
  expect(document.activeElement?.textContent).toBe(after);
});

it('plays once per press, even when a key is held, and not while busy', async () => {
  const press = vi.fn();
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(<PrimaryButton label="Spin" busy={false} press={press} />);
  await user.keyboard('{Enter>5/}');
  expect(press).toHaveBeenCalledTimes(1);
  rerender(<PrimaryButton label="Spin" busy press={press} />);
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.textContent).toBe('Spin');
});

afterEach(() => void vi.useRealTimers());

it('ignores the second tap on Deal, which would stand, and accepts a later one', () => {
  vi.useFakeTimers();
  const [deal, stand] = [vi.fn(), vi.fn()];
  const tap = () => fireEvent.click(screen.getByRole('button'));
  const { rerender } = render(<PrimaryButton label="Deal" busy={false} guarded press={deal} />);
  tap();
  expect(deal).toHaveBeenCalledOnce();
  rerender(<PrimaryButton label="Stand" busy={false} guarded press={stand} />);
  for (const wait of [0, 300, 299]) {
    act(() => void vi.advanceTimersByTime(wait));
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    tap();
  }
  expect(stand).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  tap();
  expect(stand).toHaveBeenCalledOnce();
});

it('accepts each press of the same decision at once', () => {
  const press = vi.fn();
  const { rerender } = render(<PrimaryButton label="Hit" busy={false} guarded press={press} />);
  rerender(<PrimaryButton label="Hit" busy guarded press={press} />);
  rerender(<PrimaryButton label="Hit" busy={false} guarded press={press} />);
  fireEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledOnce();
});
