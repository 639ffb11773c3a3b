import type { LegalAction } from '@goldwren/game-engine';
import { play } from '../../../lib/words/play.ts';
import type { GameModule } from '../model/game-module.ts';
import type { PlayState } from '../model/play-state.ts';
import type { Decision } from '../model/round-types.ts';
import type { Skip } from '../model/skip.ts';
import type { PlayController } from '../session/play-controller.ts';
import type { Bet } from '../session/use-bet.ts';
import type { PrimaryAction } from './controls/primary-button.tsx';

interface Given {
  state: PlayState;
  module: Pick<GameModule, 'labels' | 'engine'>;
  controller: Pick<PlayController, 'stake' | 'act' | 'resend'>;
  bet: Pick<Bet, 'currency' | 'stake' | 'choice'>;
  decision: Decision | null;
  skip: Skip;
}

export type Legal = LegalAction<Decision>;

/** What may be done in the open round now, in the order of the game; the first is the big button's. */
export function legalActions({ round }: Pick<PlayState, 'round'>): readonly Legal[] {
  return (round?.state === 'open' ? round.legal_actions : []) as unknown as readonly Legal[];
}

/** What the one big button does in every phase. */
export function primaryAction({ state, module, controller, bet, decision, skip }: Given): PrimaryAction {
  const { labels, engine } = module;
  const nothing = () => undefined;
  const [first] = legalActions(state);
  const wordOf = ({ id }: Legal) => labels.actions[id] ?? id;
  if (state.alarm) return { label: labels.stake, busy: true, press: nothing };
  if (state.stalled) return { label: play.tryAgain, busy: false, press: () => controller.resend() };
  if (state.waiting === 'reconnecting') return { label: play.reconnecting, busy: true, press: nothing };
  if (state.status !== 'playing') return { label: labels.stake, busy: true, press: nothing };
  switch (state.phase) {
    case 'idle':
      return {
        label: labels.stake,
        busy: engine.parseChoice(bet.choice) === null,
        press: () => controller.stake({ currency: bet.currency, stake: bet.stake, choice: bet.choice }),
      };
    case 'deciding':
      return first
        ? { label: wordOf(first), busy: false, press: () => controller.act(decision ?? first.action) }
        : { label: labels.stake, busy: true, press: nothing };
    // Not before the last card has turned: a second press meant for the deal would throw the hand away.
    case 'dealing':
    case 'acting':
      return { label: first ? wordOf(first) : labels.stake, busy: true, press: nothing };
    case 'staking':
      // Cards come with the answer: there is nothing to skip yet.
      if (engine.kind === 'decision') return { label: labels.stake, busy: true, press: nothing };
      return { label: play.skip, busy: false, press: () => skip.request() };
    case 'showing':
      return { label: play.skip, busy: false, press: () => skip.request() };
  }
}
