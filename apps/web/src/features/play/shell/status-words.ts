import { play } from '../../../lib/words/play.ts';
import type { GameModule, StatusWords } from '../model/game-module.ts';
import { outcomeSentence } from '../model/outcome-sentence.ts';
import type { PlayState } from '../model/play-state.ts';

const nothing: StatusWords = { said: '', shown: '' };

/**
 * What the status line says now. Empty while something moves, so that the same sentence twice is two announcements;
 * nothing is said of a round settled before this page.
 */
export function statusWords(state: PlayState, module: Pick<GameModule, 'summarize' | 'describeOpen'>): StatusWords {
  const { round, phase, waiting, session } = state;
  if (waiting === 'reconnecting') return { said: '', shown: play.roundIsSafe };
  if (!round || !session) return nothing;
  if (phase === 'deciding') return module.describeOpen?.(round) ?? nothing;
  const fromThisPage = round.nonce >= session.next_nonce || round.round_id === session.open_round?.round_id;
  if (phase !== 'idle' || round.state !== 'settled' || !fromThisPage) return nothing;
  return { said: '', shown: outcomeSentence(module, round) };
}
