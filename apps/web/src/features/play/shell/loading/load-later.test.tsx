import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadLater } from './load-later.tsx';

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));

it('loads in advance and renders when it is needed', async () => {
  const load = vi.fn(async () => ({ who }: { who: string }) => <p>{who}</p>);
  const { Ahead, Part } = loadLater(load);
  const { container, rerender } = render(<Ahead />);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.innerHTML).toBe('');
  rerender(<Part who="a wren" />);
  await settle();
  expect(container.textContent).toBe('a wren');
});

it('is left out when it cannot be loaded, and its siblings stay', async () => {
  const { Ahead, Part } = loadLater<object>(() => Promise.reject(new TypeError('offline')));
  const { container } = render(
    <main>
      the game
      <Ahead />
      <Part />
    </main>,
  );
  await settle();
  expect(container.textContent).toBe('the game');
});
