import type { PlayState } from './play-state.ts';
import type { SessionCheck } from './verification.ts';

/** A session with a violation is not shown as verified. A bad receipt can be found before and after its check. */
export function shownCheck({
  sessionCheck,
  violation,
}: Pick<PlayState, 'sessionCheck' | 'violation'>): SessionCheck | null {
  return violation && sessionCheck?.result === 'verified' ? null : sessionCheck;
}
