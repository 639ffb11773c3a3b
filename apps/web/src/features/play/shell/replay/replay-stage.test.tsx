import type { Round, SharedReplay } from '@goldwren/contracts/player';
import { type AnyGame, computePayout, getDefaultAction, replayRound, toHex } from '@goldwren/game-engine';
import { formatAmount } from '@goldwren/game-engine/fairness';
import { catalogue } from '@goldwren/game-engine/registry';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { GameModule, StageProps } from '../../model/game-module.ts';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { loadGameModule } from '../loading/load-game-module.ts';
import { replayShared } from './replay-shared.ts';
import { ReplayStage } from './replay-stage.tsx';

const stake = 100_00n;

/** A shared round of a game, whose player took the default action in every decision. */
function sharedRound(game: AnyGame, title: string): SharedReplay {
  const key = new Uint8Array(32).fill(7);
  const choice = game.choices[0] ?? {};
  const actions: SharedReplay['actions'] = [];
  for (;;) {
    const action = getDefaultAction(game, key, choice, actions);
    if (action === null) break;
    actions.push(action as SharedReplay['actions'][number]);
  }
  const { result, raiseX100 } = replayRound(game, key, choice, actions);
  return {
    at: '2026-11-21',
    game: { id: 1, slug: game.maths.slug, title },
    maths: { version: game.maths.version, hash: game.mathsHash },
    ...{ currency: 'gold', stake: formatAmount(stake), actions, choice: choice as SharedReplay['choice'] },
    payout: formatAmount(computePayout(stake, result?.payX100 ?? 0)),
    raised: formatAmount(computePayout(stake, raiseX100)),
    commitment: 'ab'.repeat(32),
    round_key: toHex(key),
  };
}

/** The module of a game that also records what its stage was asked to show. */
function recorded(module: GameModule) {
  const seen: { phase: string; round: Round | null }[] = [];
  const Stage = (props: StageProps) => {
    const { phase, round } = props;
    const before = seen.at(-1);
    if (before?.phase !== phase || before.round !== round) seen.push({ phase, round });
    return <module.Stage {...props} />;
  };
  return { seen, module: { ...module, Stage } };
}

function Replay({ module, steps }: { module: GameModule; steps: readonly Round[] }) {
  const [isOver, onOver] = useState(false);
  return <ReplayStage {...{ module, steps, isOver, onOver }} />;
}

/** Parts of a stage load in real time, which on a busy machine is longer than all the seconds of the test. */
const after = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });
const isOver = () => screen.queryByRole('button', { name: 'Play this round again' }) !== null;

describe.each(catalogue.map(({ game, title, slug }) => [slug, game, title] as const))(
  'the replay of %s',
  (_, game, title) => {
    it('plays the round step by step, and ends with its result', { timeout: 60_000 }, async () => {
      const shared = sharedRound(game, title);
      const { steps, matches } = await replayShared(shared);
      expect(matches).toBe(true);
      const { module, seen } = recorded(await loadGameModule(game.maths.slug));
      vi.useFakeTimers();
      fakeMotion();
      render(<Replay module={module} steps={steps} />);
      await after(700);
      expect(isOver()).toBe(false);
      for (let seconds = 0; seconds < 90 && !isOver(); seconds++) await after(1_000);
      expect(isOver()).toBe(true);
      const decisions = shared.actions.flatMap(() => ['dealing', 'acting']);
      expect(seen.map(({ phase }) => phase)).toEqual(['staking', ...decisions, 'showing', 'idle']);
      const shown = seen.flatMap(({ phase, round }) => (phase === 'dealing' ? [round?.actions.length] : []));
      expect(shown).toEqual(shared.actions.map((_action, index) => index));
      expect(seen.at(-1)?.round).toMatchObject({ state: 'settled', payout: shared.payout });
    });
  },
);

it('shows an open round only what its player had seen by then', async () => {
  for (const { game, title } of catalogue.filter((entry) => entry.game.kind === 'decision')) {
    const { steps, round } = await replayShared(sharedRound(game, title));
    for (const step of steps.slice(0, -1)) {
      expect(step).toMatchObject({ state: 'open', payout: '0.00' });
      expect(step.events.length).toBeLessThan(round.events.length);
    }
  }
});
