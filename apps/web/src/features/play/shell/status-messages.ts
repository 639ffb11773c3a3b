import { play } from '@goldwren/messages/current/play';
import type { GameModule, StatusMessages } from '../model/game-module.ts';
import { type OutcomeShown, outcomeSentence, outcomeShown } from '../model/outcome-sentence.ts';
import type { PlayState } from '../model/play-state.ts';

interface Status extends StatusMessages {
  /** The visible result of the round on the table. Screen readers get it in `spoken`. */
  readonly outcome: OutcomeShown | null;
}

const nothing: Status = { spoken: '', shown: '', outcome: null };

/**
 * The current text of the status line. It is empty while something moves, so that two equal sentences are announced twice.
 * Rounds that settled before this page opened are not announced.
 */
export function statusMessages(
  state: PlayState,
  module: Pick<GameModule, 'summarize' | 'summarizesLosses' | 'describeOpen' | 'describeEnd'>,
): Status {
  const { round, phase, waiting, session } = state;
  if (waiting) return { ...nothing, shown: play.waiting[waiting] };
  if (!round || !session) return nothing;
  if (phase === 'deciding') return { ...nothing, ...module.describeOpen?.(round) };
  const fromThisPage = round.nonce >= session.next_nonce || round.round_id === session.open_round?.round_id;
  if (phase !== 'idle' || round.state !== 'settled' || !fromThisPage) return nothing;
  const spoken = [module.describeEnd?.(round), outcomeSentence(module, round)].filter(Boolean).join(' ');
  return { spoken, shown: '', outcome: outcomeShown(module, round) };
}
