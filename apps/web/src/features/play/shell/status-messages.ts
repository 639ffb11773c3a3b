import { play } from '@goldwren/messages/current/play';
import type { GameModule, StatusMessages } from '../model/game-module.ts';
import { type OutcomeShown, outcomeSentence, outcomeShown } from '../model/outcome-sentence.ts';
import type { PlayState } from '../model/play-state.ts';

interface Status extends StatusMessages {
  /** The round that `spoken` is about. Null before the first one. */
  readonly roundId: string | null;
  /** The visible result of the round on the table. Screen readers get it in `spoken`. */
  readonly outcome: OutcomeShown | null;
}

const nothing: Status = { spoken: '', shown: '', outcome: null, roundId: null };

/** True when the round on the table is settled and has been shown completely, also while later rounds are still shown. */
function isOver({ round, phase, showing }: PlayState): boolean {
  return round?.state === 'settled' && (phase === 'idle' || (showing.length > 0 && !showing.includes(round)));
}

/**
 * The current text of the status line. It is empty while something moves, so that two equal sentences are announced twice.
 * Rounds that settled before this page opened are not announced.
 */
export function statusMessages(
  state: PlayState,
  module: Pick<GameModule, 'summarize' | 'summarizesLosses' | 'describeOpen' | 'describeEnd'>,
): Status {
  const { round, phase, waiting, session } = state;
  const shown = waiting ? play.waiting[waiting] : '';
  if (!round || !session) return { ...nothing, shown };
  if (phase === 'deciding' && !waiting) return { ...nothing, ...module.describeOpen?.(round) };
  const fromThisPage = round.nonce >= session.next_nonce || round.round_id === session.open_round?.round_id;
  if (!isOver(state) || !fromThisPage) return { ...nothing, shown };
  const spoken = [module.describeEnd?.(round), outcomeSentence(module, round)].filter(Boolean).join(' ');
  return { spoken, shown, outcome: waiting ? null : outcomeShown(module, round), roundId: round.round_id };
}
