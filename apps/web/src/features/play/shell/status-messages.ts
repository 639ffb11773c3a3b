import { play } from '@goldwren/messages/current/play';
import type { GameModule, StatusMessages } from '../model/game-module.ts';
import { type OutcomeShown, outcomeSentence, outcomeShown } from '../model/outcome-sentence.ts';
import type { PlayState } from '../model/play-state.ts';

interface Status extends StatusMessages {
  /** How the round on the table ended, for eyes; `said` has it for ears. */
  readonly outcome: OutcomeShown | null;
}

const nothing: Status = { said: '', shown: '', outcome: null };

/**
 * What the status line says now. Empty while something moves, so that the same sentence twice is two announcements;
 * nothing is said of a round settled before this page.
 */
export function statusMessages(
  state: PlayState,
  module: Pick<GameModule, 'summarize' | 'summarizesLosses' | 'describeOpen' | 'describeEnd'>,
): Status {
  const { round, phase, waiting, session } = state;
  if (waiting === 'reconnecting') return { ...nothing, shown: play.roundIsSafe };
  if (!round || !session) return nothing;
  if (phase === 'deciding') return { ...nothing, ...module.describeOpen?.(round) };
  const fromThisPage = round.nonce >= session.next_nonce || round.round_id === session.open_round?.round_id;
  if (phase !== 'idle' || round.state !== 'settled' || !fromThisPage) return nothing;
  const said = [module.describeEnd?.(round), outcomeSentence(module, round)].filter(Boolean).join(' ');
  return { said, shown: '', outcome: outcomeShown(module, round) };
}
