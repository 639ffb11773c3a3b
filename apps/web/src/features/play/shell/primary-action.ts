import { play } from '@goldwren/messages/current/play';
import { coinCode } from '../../../lib/i18n/format.ts';
import type { GameModule, NextRound } from '../model/game-module.ts';
import type { PlayState } from '../model/play-state.ts';
import { raiseOf } from '../model/raise-of.ts';
import type { Decision } from '../model/round-types.ts';
import type { Skip } from '../model/skip.ts';
import type { Bet } from '../session/bet/use-bet.ts';
import type { PlayController } from '../session/play-controller.ts';
import type { PrimaryAction } from './controls/primary-button.tsx';
import { type Legal, legalActions } from './legal-actions.ts';

interface Given {
  state: PlayState;
  module: Pick<GameModule, 'labels' | 'engine' | 'mainAction'>;
  controller: Pick<PlayController, 'stake' | 'act' | 'resend'>;
  bet: Pick<Bet, 'currency' | 'stake' | 'choice'>;
  decision: Decision | null;
  skip: Skip;
  /** The next round, which can start while earlier ones are shown. Null when there is none. */
  next: NextRound | null;
}

/** The label of an action with the amount that it adds to the stake, or that the balance is too low. */
function labelled(legal: Legal, state: PlayState, labels: GameModule['labels']): Omit<PrimaryAction, 'press'> {
  const word = labels.actions[legal.id] ?? legal.id;
  const raise = raiseOf(state, legal.raise_x100);
  if (raise === null) return { label: word, busy: false };
  if (raise.covered) return { label: `${word} ${raise.text}`, busy: false };
  return { label: play.labelled(word, play.notEnough(coinCode(state.round?.currency ?? 'gold'))), busy: true };
}

/** The label and the action of the main button in every phase. */
export function primaryAction({ state, module, controller, bet, decision, skip, next }: Given): PrimaryAction {
  const { labels, engine } = module;
  const nothing = () => undefined;
  const stake = () => controller.stake({ currency: bet.currency, stake: bet.stake, choice: bet.choice });
  const [first] = legalActions(state, module.mainAction);
  if (state.violation) return { label: labels.stake, busy: true, press: nothing };
  if (state.stalled) return { label: play.tryAgain, busy: false, press: () => controller.resend() };
  if (state.waiting === 'reconnecting') return { label: play.reconnecting, busy: true, press: nothing };
  if (state.status !== 'playing') return { label: labels.stake, busy: true, press: nothing };
  switch (state.phase) {
    case 'idle':
      return {
        label: labels.stake,
        busy: engine.parseChoice(bet.choice) === null,
        press: stake,
      };
    case 'deciding':
      if (!first) return { label: labels.stake, busy: true, press: nothing };
      return { ...labelled(first, state, labels), press: () => controller.act(decision ?? first.action) };
    // Busy until the last card has turned. A second press meant for the deal would otherwise discard the hand.
    case 'dealing':
    case 'acting':
      return {
        label: first ? labelled(first, state, labels).label : labels.stake,
        busy: true,
        press: nothing,
      };
    case 'staking':
      if (next) return { label: next.label, busy: true, press: nothing };
      // The cards arrive with the answer, so there is nothing to skip yet.
      if (engine.kind === 'decision') return { label: labels.stake, busy: true, press: nothing };
      return { label: play.skip, busy: false, press: () => skip.request() };
    case 'showing':
      if (next) return { label: next.label, busy: !next.isReady, press: stake };
      return { label: play.skip, busy: false, press: () => skip.request() };
  }
}
