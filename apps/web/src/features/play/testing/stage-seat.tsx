import type { Round } from '@goldwren/contracts/player';
import type { Choice } from '@goldwren/game-engine';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, type Mock, vi } from 'vitest';
import { formats } from '../../../lib/i18n/format.ts';
import type { StageProps } from '../model/game-module.ts';
import { hundredthsOf, type RoundPhase } from '../model/play-state.ts';
import { createSkip } from '../model/skip.ts';
import { silentSoundBoard } from '../model/sound-board.ts';
import { celebrationOf } from '../shell/celebration/celebration-level.ts';

interface StageUnderTest {
  readonly Stage: ComponentType<StageProps>;
  readonly sound?: StageProps['sound'];
  /** The choice before the first round. */
  readonly choice?: Choice;
  /** The maximum time for which a round is shown. */
  readonly longestMs?: number;
}

interface Laid {
  readonly reducedMotion?: boolean;
  /** The choice of the round, unless given. */
  readonly choice?: Choice;
  /** All rounds to show, for a stage that shows several at the same time. */
  readonly showing?: readonly Round[];
}

export interface StageSeat {
  readonly page: HTMLElement;
  /** Called when a round has been shown completely. Cleared when a round starts. */
  readonly shown: Mock<(roundId?: string) => void>;
  lay(phase: RoundPhase, round: Round | null, laid?: Laid): Promise<void>;
  after(ms: number): Promise<void>;
  skip(): void;
  /** Places a stake and delivers the answer. The test then advances the clock. */
  begin(round: Round, reducedMotion?: boolean): Promise<void>;
  play(round: Round, skipsAt: readonly number[], reducedMotion?: boolean): Promise<void>;
  /** Places a stake that is rejected. The table shows the previous round again. */
  refuse(before: Round | null): Promise<void>;
}

/** Renders a stage alone and passes it rounds as the shell does, with a clock that the test controls. */
export function takeSeat({
  Stage,
  sound = silentSoundBoard,
  choice: first = {},
  longestMs = 60_000,
}: StageUnderTest): StageSeat {
  const toSkip = createSkip();
  const shown = vi.fn<(roundId?: string) => void>();
  const given = { currency: 'gold', sound, skip: toSkip, decision: null, keys: true } as const;
  const ignored = { onDecision: vi.fn(), onAct: vi.fn(), onChoice: vi.fn() };
  const stage = (
    phase: RoundPhase,
    round: Round | null,
    { reducedMotion = false, choice = round?.choice ?? first, showing }: Laid,
  ) => (
    <Stage
      {...given}
      {...ignored}
      {...{ phase, round, reducedMotion, choice, onShown: shown }}
      {...(showing && { showing })}
    />
  );
  const { container, rerender } = render(stage('idle', null, {}));
  const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const skip = () => act(() => toSkip.request());
  const lay = (phase: RoundPhase, round: Round | null, laid: Laid = {}) => {
    rerender(stage(phase, round, laid));
    return after(0);
  };
  const begin = async (round: Round, reducedMotion = false) => {
    shown.mockClear();
    await lay('staking', null, { reducedMotion, choice: round.choice });
    await after(80);
    await lay('showing', round, { reducedMotion });
  };
  return {
    ...{ page: container, shown, lay, after, skip, begin },
    async play(round, skipsAt, reducedMotion = false) {
      await begin(round, reducedMotion);
      let now = 0;
      for (const at of [...skipsAt].sort((one, other) => one - other)) {
        await after(at - now);
        now = at;
        skip();
      }
      await after(longestMs);
      await lay('idle', round, { reducedMotion });
      // Numbers may still count up after the round. Shorter than the time until another win is highlighted.
      await after(1_200);
    },
    async refuse(before) {
      // The world rests after a minute without a press, with or without a round.
      const html = () => container.innerHTML.replace(' data-awake=""', '');
      const htmlBefore = html();
      await lay('staking', before);
      await after(400);
      await lay('idle', before);
      await after(longestMs);
      expect(html()).toBe(htmlBefore);
    },
  };
}

/** Expects the amount of a win below the stage, and nothing there without a win. */
export function expectWinAmount(page: HTMLElement, round: Round): void {
  const foot = page.querySelector('.celebration-foot')?.textContent ?? null;
  const isWin = celebrationOf(round) > 0;
  expect(foot).toBe(isWin ? formats.amount(hundredthsOf(round.payout)) : null);
}

/** The cells of the table for screen readers, by row. */
export function tableOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => `${cell.textContent}`),
  );
}
