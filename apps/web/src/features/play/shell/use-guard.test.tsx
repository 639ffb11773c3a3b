import type { Round } from '@goldwren/contracts/player';
import { play } from '@goldwren/rules';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameModule as blackjack } from '../games/midnight-blackjack/index.ts';
import { gameModule as mines } from '../games/mine-seeker-slots/index.ts';
import type { GameModule } from '../model/game-module.ts';
import { initialPlayState, type PlayState } from '../model/play-state.ts';
import { roundOf } from '../testing/shown-round.ts';
import { OwnRow } from './controls/own-row.tsx';
import { PrimaryButton } from './controls/primary-button.tsx';
import { useTableControls } from './use-table-controls.ts';

const [stake, decide] = [vi.fn(), vi.fn()];

function Controls({ module, phase, round }: { module: GameModule } & Pick<PlayState, 'phase' | 'round'>) {
  const wallet = { gold: 100_000_000n, sweeps: 0n };
  const state: PlayState = { ...initialPlayState, status: 'playing', wallet, phase, round };
  const choice = module.engine.choices[0] ?? {};
  const bet = { currency: 'gold', stake: '5000.00', choice, setChoice: vi.fn(), step: vi.fn() } as never;
  const controller = { stake, act: decide, resend: vi.fn() } as never;
  const { primary, running, guarded, act: onAct } = useTableControls(module, { controller, state }, bet);
  const [pick] = (round?.legal_actions ?? []).filter((legal) => legal.pick !== null);
  return (
    <>
      <PrimaryButton {...primary} />
      <OwnRow {...{ module, bet, state, running, guarded }} coach={false} act={onAct} />
      <button type="button" onClick={() => pick && onAct(pick.action as never)}>
        part of the stage
      </button>
    </>
  );
}

/** A table that shows these phases one after another. */
function tableOf(module: GameModule) {
  const page = (phase: PlayState['phase'], round: Round | null) => <Controls {...{ module, phase, round }} />;
  const { rerender } = render(page('idle', null));
  return {
    show: (phase: PlayState['phase'], round: Round | null) => act(() => rerender(page(phase, round))),
    primary: () => document.querySelector('.play-button') as HTMLElement,
  };
}

const openHand = (): Round => {
  for (let nonce = 1; ; nonce++) {
    const round = roundOf(blackjack.engine, nonce);
    if (round.state === 'open') return round;
  }
};
const { hit = '', stand = '' } = blackjack.labels.actions;
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const presses: readonly [string, () => void][] = [
  ['a tap', () => void fireEvent.click(document.querySelector('.play-button') as HTMLElement)],
  ['Space', () => void fireEvent.keyDown(document.body, { key: ' ' })],
  ['H', () => void fireEvent.keyDown(document.body, { key: 'h' })],
  ['S', () => void fireEvent.keyDown(document.body, { key: 's' })],
  ['the Stand button', () => void fireEvent.click(screen.getByRole('button', { name: stand }))],
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it.each(presses)(
  'takes no decision by %s from 300 to 900 ms after Deal, however fast the cards are shown',
  (_, press) => {
    const { show, primary } = tableOf(blackjack);
    const round = openHand();
    fireEvent.click(primary());
    expect(stake).toHaveBeenCalledOnce();
    show('staking', null);
    after(40);
    show('dealing', round);
    after(40);
    show('deciding', round);
    after(220);
    for (let at = 300; at <= 900; at += 100) {
      press();
      after(100);
    }
    expect(decide).not.toHaveBeenCalled();
    expect(primary().getAttribute('aria-disabled')).toBeNull();
    press();
    expect(decide).toHaveBeenCalledOnce();
  },
);

it('guards each new decision for 600 ms after the cards of the last one were slow', () => {
  const { show, primary } = tableOf(blackjack);
  const first = openHand();
  show('staking', null);
  after(2_000);
  show('dealing', first);
  after(1_500);
  show('deciding', first);
  after(599);
  fireEvent.click(primary());
  expect(decide).not.toHaveBeenCalled();
  after(1);
  expect(primary().textContent).toBe(hit);
  fireEvent.click(primary());
  expect(decide).toHaveBeenCalledOnce();
  const second: Round = { ...first, actions: [{ type: 'hit' }] } as never;
  show('acting', first);
  show('dealing', second);
  after(500);
  show('deciding', second);
  after(599);
  fireEvent.click(primary());
  expect(decide).toHaveBeenCalledOnce();
  after(1);
  fireEvent.click(primary());
  expect(decide).toHaveBeenCalledTimes(2);
});

it('does not deal again by a press that was meant for the last decision', () => {
  const { show, primary } = tableOf(blackjack);
  const open = openHand();
  show('deciding', open);
  after(600);
  show('showing', { ...open, state: 'settled' } as Round);
  after(play.minimumRoundIntervalMs);
  show('idle', { ...open, state: 'settled', round_id: 'settled' } as Round);
  fireEvent.click(primary());
  expect(stake).not.toHaveBeenCalled();
  after(play.minimumRoundIntervalMs);
  fireEvent.click(primary());
  expect(stake).toHaveBeenCalledOnce();
});

it.each([
  ['without a decision', 'staking'],
  ['with a decision', 'acting'],
] as const)('deals no hand earlier than the server accepts it when the last one ended %s', (_, last) => {
  const { show, primary } = tableOf(blackjack);
  const settled = { ...openHand(), state: 'settled' } as Round;
  fireEvent.click(primary());
  show('staking', null);
  after(300);
  show(last, last === 'acting' ? openHand() : null);
  after(300);
  show('showing', settled);
  after(50);
  show('idle', settled);
  for (let waited = 50; waited < play.minimumRoundIntervalMs; waited += 50) {
    fireEvent.click(primary());
    expect(stake).toHaveBeenCalledOnce();
    after(50);
  }
  fireEvent.click(primary());
  expect(stake).toHaveBeenCalledTimes(2);
});

it('lets a player press the parts of a stage one after another', () => {
  const { show } = tableOf(mines);
  const engine = mines.engine;
  const first = roundOf(engine, 3, engine.choices[0], []);
  const [legal] = (first.legal_actions as unknown as { action: never; pick: unknown }[]).filter(
    ({ pick }) => pick !== null,
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'part of the stage' }));
  show('staking', null);
  after(2_000);
  show('deciding', first);
  press();
  expect(decide).not.toHaveBeenCalled();
  after(600);
  press();
  expect(decide).toHaveBeenLastCalledWith(legal?.action);
  show('acting', first);
  show('deciding', { ...first, actions: [legal?.action] as never });
  press();
  expect(decide).toHaveBeenCalledTimes(2);
});
