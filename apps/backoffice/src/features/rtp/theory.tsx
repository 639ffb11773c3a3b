import type { GameReturns } from '@goldwren/contracts/staff';
import { rtpWords as words } from '@goldwren/messages/staff/rtp';

/** What the proof says of a game. */
export function Theory({ theory, enabled }: Pick<GameReturns, 'theory' | 'enabled'>) {
  const { low, high, optimal_play: isOptimal } = theory;
  const note = isOptimal ? words.optimalPlay : low === high ? null : words.byChoice;
  return (
    <>
      {words.theory} <strong className="text-ink">{words.theoryOf(low, high)}</strong>
      {note ? ` (${note})` : null} · {enabled ? words.on : words.off}
    </>
  );
}
