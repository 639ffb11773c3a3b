import type { Round } from '@goldwren/contracts/player';
import { plinkoFortune as messages } from '@goldwren/messages/en/games/plinko-fortune';
import { play } from '@goldwren/messages/en/play/play';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialPlayState, type PlayState, visibleBalances } from '../../model/play-state.ts';
import { PrimaryButton } from '../../shell/controls/primary-button.tsx';
import { StatusLine } from '../../shell/controls/status-line.tsx';
import { statusMessages } from '../../shell/status-messages.ts';
import { useTableControls } from '../../shell/use-table-controls.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { gameModule as plinko } from './index.ts';

const [stake, skipped] = [vi.fn(), vi.fn()];
const stakeText = '5000.00';
const rounds = [1, 2, 3, 4].map((nonce) => roundOf(plinko.engine, nonce, { risk: 'low' }));
const [first, second, third] = rounds as [Round, Round, Round];
const label = messages.dropAgain;
const playing: PlayState = {
  ...initialPlayState,
  ...{ status: 'playing', wallet: { gold: 100_000_000n, sweeps: 0n }, session: { next_nonce: 0 } as never },
};

function Controls({ state }: { state: PlayState }) {
  const bet = {
    currency: 'gold',
    stake: stakeText,
    choice: { risk: 'low' },
    setChoice: vi.fn(),
    step: vi.fn(),
  } as never;
  const controller = { stake, act: vi.fn(), resend: vi.fn() } as never;
  const { primary, skip } = useTableControls(plinko, { controller, state }, bet);
  skip.onRequest(skipped);
  return (
    <>
      <StatusLine {...statusMessages(state, plinko)} />
      <PrimaryButton {...primary} />
    </>
  );
}

/** A table with these states one after another. */
function tableOf(states: Partial<PlayState>) {
  const { rerender } = render(<Controls state={{ ...playing, ...states }} />);
  return (next: Partial<PlayState>) => act(() => rerender(<Controls state={{ ...playing, ...next }} />));
}

const main = () => document.querySelector('.play-button') as HTMLElement;
const isBusy = (button = main()) => button.getAttribute('aria-disabled') === 'true';
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const falling = (showing: readonly Round[]): Partial<PlayState> => ({
  ...{ phase: 'showing', round: first, showing },
  checks: Object.fromEntries(showing.map(({ round_id }) => [round_id, { result: 'verified' }])),
});

function setReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}

beforeEach(() => {
  vi.useFakeTimers();
  setReducedMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('offers the next ball when the minimum interval of rounds has passed since the last one', () => {
  const show = tableOf({ phase: 'staking' });
  expect(main().textContent).toBe(label);
  expect(isBusy()).toBe(true);
  show(falling([first]));
  after(999);
  fireEvent.click(main());
  expect(isBusy()).toBe(true);
  after(1);
  expect(isBusy()).toBe(false);
  show(falling([first, second]));
  expect(isBusy()).toBe(true);
  after(1_000);
  fireEvent.click(main());
  expect(stake.mock.calls).toEqual([[{ currency: 'gold', stake: stakeText, choice: { risk: 'low' } }]]);
});

it('offers none while the most balls are in flight, or after a problem', () => {
  const show = tableOf(falling([first, second, third]));
  after(1_000);
  expect(isBusy()).toBe(true);
  show(falling([second, third]));
  expect(isBusy()).toBe(false);
  show({
    ...falling([second, third]),
    problem: { code: 'limit_reached', title: '', text: '', link: null, requestId: null },
  });
  expect(isBusy()).toBe(true);
});

it('offers none until the last round has been checked, because the table would not send it', () => {
  const show = tableOf({ ...falling([first]), checks: {} });
  after(1_000);
  expect(isBusy()).toBe(true);
  show(falling([first]));
  expect(isBusy()).toBe(false);
});

it('offers none that only a payout in the air would pay for', () => {
  const payout = BigInt(first.payout.replace('.', ''));
  const wallet = { gold: payout + 499_999n, sweeps: 0n };
  const show = tableOf({ ...falling([first]), wallet });
  after(1_000);
  expect(visibleBalances({ wallet, showing: [first] }).gold).toBe(499_999n);
  expect(isBusy()).toBe(true);
  show({ ...falling([first]), wallet: { ...wallet, gold: payout + 500_000n } });
  expect(isBusy()).toBe(false);
});

it('drops one ball for each press, however long a key is held', () => {
  tableOf(falling([first]));
  after(1_000);
  fireEvent.keyDown(document.body, { key: ' ' });
  for (let held = 0; held < 5; held++) fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  expect(stake).toHaveBeenCalledTimes(1);
  const repeated = fireEvent.keyDown(main(), { key: 'Enter', repeat: true });
  expect(repeated).toBe(false);
});

it('skips with its own button and with Escape while balls are in flight', () => {
  const show = tableOf({ phase: 'idle' });
  const skip = () => screen.getByRole('button', { name: play.skip });
  expect(isBusy(skip())).toBe(true);
  fireEvent.click(skip());
  expect(skipped).not.toHaveBeenCalled();
  show(falling([first, second]));
  skip().focus();
  fireEvent.click(skip());
  expect(skipped).toHaveBeenCalled();
  skipped.mockClear();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(skipped).toHaveBeenCalled();
  show({ phase: 'idle', round: second });
  expect(document.activeElement).toBe(skip());
});

it('plays one round after another with reduced motion, with Skip on the main button', () => {
  setReducedMotion(true);
  tableOf(falling([first]));
  after(5_000);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([play.skip]);
  fireEvent.click(main());
  expect(stake).not.toHaveBeenCalled();
  expect(skipped).toHaveBeenCalled();
});

it('announces each ball after its landing only, also when two end equally', () => {
  const spoken = () => document.querySelector('[role="status"] > .sr-only') as HTMLElement;
  const equal = { ...second, events: first.events, payout: first.payout };
  const show = tableOf(falling([first]));
  show(falling([first, equal]));
  expect(spoken().textContent).toBe('');
  show({ ...falling([equal]), round: first });
  const said = spoken();
  expect(said.textContent).toMatch(/slot \d+ of 13/);
  show({ ...falling([equal]), phase: 'staking', round: first });
  expect(spoken()).toBe(said);
  show({ phase: 'idle', round: equal, showing: [] });
  expect(spoken().textContent).toBe(said.textContent);
  expect(spoken()).not.toBe(said);
  show({ phase: 'staking', round: equal });
  expect(spoken().textContent).toBe('');
});

it('announces a ball that lands while the connection is lost', () => {
  tableOf({ phase: 'staking', round: first, showing: [second], waiting: 'reconnecting' });
  const line = screen.getByRole('status').textContent;
  expect(line).toMatch(/slot \d+ of 13/);
  expect(line).toContain(play.waiting.reconnecting);
});
