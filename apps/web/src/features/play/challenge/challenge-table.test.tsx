import type { Challenge, ChallengeAnswer, ChallengeHand } from '@goldwren/contracts/player';
import type { GameAction } from '@goldwren/game-engine';
import { challenge as messages } from '@goldwren/messages/current/challenge';
import { play } from '@goldwren/rules';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { Providers } from '../../../shared/providers.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { gameModule } from '../games/midnight-blackjack/index.ts';
import type { GameModule, StageProps } from '../model/game-module.ts';
import { roundOf } from '../testing/shown-round.ts';
import { ChallengeTable } from './challenge-table.tsx';

const { engine, labels } = gameModule;
const { hit = '', stand = '' } = labels.actions;
/** More than an answer of the server takes. */
const answerMs = 40;
/** How long the end of a hand is guarded at a table, which waits until the server accepts the next stake. */
const endMs = answerMs + play.minimumRoundIntervalMs;
const stepMs = 10;
/** Passes time in steps, because React renders after each of them. */
async function after(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += stepMs) await act(async () => void (await vi.advanceTimersByTimeAsync(stepMs)));
}

/** Shows every card at once, so that only the guard is between two decisions. */
function StillStage({ phase, onShown }: StageProps) {
  useEffect(() => {
    if (phase === 'dealing' || phase === 'showing') onShown();
  }, [phase, onShown]);
  return null;
}
const module: GameModule = { ...gameModule, Stage: StillStage };

/** Deals whose hands stay open after one card, so that a second tap could take another one. */
const deals = Array.from({ length: 200 }, (_, deal) => deal).filter(
  (deal) =>
    roundOf(engine, deal, {}, []).state === 'open' && roundOf(engine, deal, {}, [{ type: 'hit' }]).state === 'open',
);

function handOf(number: number, actions: GameAction[] = []): ChallengeHand {
  const deal = deals[number] as number;
  const { events, view, legal_actions, state } = roundOf(engine, deal, {}, actions);
  const result = state === 'open' ? null : { pay_x100: 0, given_up_x100: 0, decisions: [] };
  return { number, deal, actions, events, view, legal_actions, result } as ChallengeHand;
}

/** Opens the first hand of a challenge. Returns the decisions that the server has received. */
function openChallenge(): GameAction[] {
  const taken: GameAction[] = [];
  const byHand = new Map<number, GameAction[]>();
  const decide = ({ body }: { body: unknown }): ChallengeAnswer => {
    const { hand: number, action } = body as { hand: number; action: GameAction };
    taken.push(action);
    const actions = [...(byHand.get(number) ?? []), action];
    byHand.set(number, actions);
    const hand = handOf(number, actions);
    return { hand, next: hand.result ? handOf(number + 1) : null, finished: null };
  };
  fakeApi({ challenge: { act: decide } });
  const challenge = { day: '2026-11-23', played: [handOf(0)] } as unknown as Challenge;
  render(
    <Providers queryClient={createQueryClient()}>
      <ChallengeTable {...{ challenge, module }} />
    </Providers>,
  );
  return taken;
}

const buttons = () => screen.getAllByRole('button');
const main = () => buttons()[0] as HTMLElement;
const tap = () => fireEvent.click(main());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows the main action of the game first, on the button that was “Next hand”', async () => {
  openChallenge();
  const [first, second] = buttons();
  expect([first?.textContent, second?.textContent]).toEqual([hit, stand]);
  expect(main().className).toContain('btn-p');
  press(stand);
  await after(endMs);
  expect(main().textContent).toBe(messages.next);
  main().focus();
  tap();
  expect(main().textContent).toBe(hit);
  expect(document.activeElement).toBe(main());
});

it('decides nothing by taps 100 to 500 ms after “Next hand”, however fast the cards are shown', async () => {
  const taken = openChallenge();
  press(stand);
  await after(endMs);
  tap();
  for (let at = 100; at <= 500; at += 100) {
    await after(100);
    tap();
    press(stand);
  }
  expect(taken).toEqual([{ type: 'stand' }]);
  await after(100);
  tap();
  await after(answerMs);
  expect(taken).toEqual([{ type: 'stand' }, { type: 'hit' }]);
});

it('takes no second card by taps 100 to 500 ms after Hit', async () => {
  const taken = openChallenge();
  tap();
  await after(answerMs);
  for (let at = 100; at <= 500; at += 100) {
    await after(100);
    tap();
  }
  expect(taken).toEqual([{ type: 'hit' }]);
  await after(100);
  tap();
  await after(answerMs);
  expect(taken).toHaveLength(2);
});

it('does not leave the review of a hand by a second tap on its last decision', async () => {
  openChallenge();
  press(stand);
  await after(500);
  expect(main().textContent).toBe(messages.next);
  tap();
  expect(main().textContent).toBe(messages.next);
  await after(endMs - 500);
  tap();
  expect(main().textContent).toBe(hit);
});

it('takes one decision for a key that is held down', async () => {
  const taken = openChallenge();
  await after(600);
  expect(fireEvent.keyDown(main(), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(main(), { key: 'Enter', repeat: true })).toBe(false);
  expect(taken).toEqual([]);
});
