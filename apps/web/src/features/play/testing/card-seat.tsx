import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { type AnyGame, type GameAction, payoutOf, replayRound } from '@goldwren/game-engine';
import { formatHundredths } from '@goldwren/rules';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { StageProps } from '../model/game-module.ts';
import type { RoundPhase } from '../model/play-state.ts';
import { createSkip } from '../model/skip.ts';
import { silentSoundBoard } from '../model/sound-board.ts';

const stake = 500_000n;
const longestMs = 20_000;

/** A round of gold as the server answers it after these actions. */
function roundAfter(game: AnyGame, number: number, actions: readonly GameAction[]): Round {
  const key = createHash('sha256').update(`seat ${number}`).digest();
  const { steps, result, view, legalActions, raiseX100 } = replayRound(game, key, game.choices[0] ?? {}, actions);
  return {
    ...{ round_id: `round ${number}`, nonce: number, state: result ? 'settled' : 'open', currency: 'gold' },
    stake: formatHundredths(stake),
    raised: formatHundredths(payoutOf(stake, raiseX100)),
    payout: formatHundredths(payoutOf(stake, result?.payX100 ?? 0)),
    events: steps.flatMap(({ events }) => events),
    ...{ view, legal_actions: legalActions, actions },
  } as never;
}

/** Which of the legal actions is taken, and after how many milliseconds of each show a skip is asked for; null: never. */
export interface Played {
  readonly number: number;
  readonly picks: readonly number[];
  readonly skipAfter: number | null;
  readonly calm: boolean;
}

/** A stage alone, led through whole rounds as the shell leads it. Needs fake timers. */
export function takeCardSeat(game: AnyGame, Stage: ComponentType<StageProps>) {
  const skip = createSkip();
  const shown = vi.fn();
  const given = { currency: 'gold', sound: silentSoundBoard, skip, decision: null, choice: {}, keys: true } as const;
  const never = { onDecision: vi.fn(), onAct: vi.fn(), onChoice: vi.fn() };
  const stage = (phase: RoundPhase, round: Round | null, calm: boolean) => (
    <Stage {...given} {...never} {...{ phase, round, calm, onShown: shown }} />
  );
  const { container, rerender } = render(stage('idle', null, false));
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  let before: Round | null = null;

  async function show(round: Round, { skipAfter, calm }: Played): Promise<void> {
    shown.mockClear();
    rerender(stage(round.state === 'open' ? 'dealing' : 'showing', round, calm));
    if (skipAfter !== null) {
      await pass(skipAfter);
      act(() => skip.request());
    }
    await pass(longestMs);
    if (shown.mock.calls.length !== 1) throw new Error(`shown ${shown.mock.calls.length} times`);
    rerender(stage(round.state === 'open' ? 'deciding' : 'idle', round, calm));
    await pass(0);
  }

  return {
    page: container,
    /** What each hand is for readers, the house's first. */
    said: () => [...container.querySelectorAll('.seat-label .sr-only')].map((one) => one.textContent ?? ''),
    /** @param look called after every step, the deal included */
    async play(played: Played, look: (round: Round) => void): Promise<void> {
      rerender(stage('staking', before, played.calm));
      await pass(90);
      const actions: GameAction[] = [];
      for (;;) {
        const round = roundAfter(game, played.number, actions);
        await show(round, played);
        look(round);
        before = round;
        const legal = round.legal_actions as unknown as { action: GameAction }[];
        if (round.state === 'settled') return;
        actions.push((legal[(played.picks[actions.length] ?? 0) % legal.length] as { action: GameAction }).action);
        rerender(stage('acting', round, played.calm));
        await pass(30);
      }
    },
    /** A stake goes out and comes back refused. */
    async refuse(): Promise<void> {
      rerender(stage('staking', before, false));
      await pass(400);
      rerender(stage('idle', before, false));
      await pass(longestMs);
    },
  };
}
