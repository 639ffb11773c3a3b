import type { GameModule } from '../game-module.ts';
import { outcomeSentence } from './outcome-sentence.ts';
import type { PlayState } from './play-state.ts';

/**
 * What the status line says now. Empty while something moves, so that the same sentence twice is two announcements;
 * nothing is said of a round from before this page.
 */
export function statusSentence(state: PlayState, module: Pick<GameModule, 'engine' | 'describeOpen'>): string {
  const { round, phase, waiting, session } = state;
  if (waiting === 'reconnecting') return 'Reconnecting… your round is safe.';
  if (!round || !session || round.nonce < session.next_nonce) {
    return phase === 'deciding' && round && module.describeOpen ? module.describeOpen(round) : '';
  }
  if (phase === 'deciding') return module.describeOpen?.(round) ?? '';
  return phase === 'idle' && round.state === 'settled' ? outcomeSentence(module.engine, round) : '';
}
