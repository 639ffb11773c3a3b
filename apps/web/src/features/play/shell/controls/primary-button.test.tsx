import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
