import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlayState } from '../../model/play-state.ts';
import { MoreActions } from './more-actions.tsx';

const idle = { round: null, phase: 'idle', violation: null } as PlayState;
const labels = { stake: 'Deal', actions: { hit: 'Hit', stand: 'Stand', double: 'Double' } };
const noAct = () => undefined;

it('shows between two hands a picture of the actions to come, which is not a button and says nothing', () => {
  const module = { labels, mainAction: 'hit', Choices: null };
  render(<MoreActions {...{ module }} state={idle} guarded={false} onAct={noAct} />);
  expect(screen.queryByRole('button')).toBeNull();
  for (const word of ['Stand', 'Double']) {
    expect(screen.getByText(word).getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText(word).getAttribute('aria-disabled')).toBe('true');
  }
  expect(screen.queryByText('Hit')).toBeNull();
});

it('leaves the row to the choices of a game', () => {
  const module = { labels, mainAction: 'hit', Choices: () => null };
  const { container } = render(<MoreActions {...{ module }} state={idle} guarded={false} onAct={noAct} />);
  expect(container.textContent).toBe('');
});
