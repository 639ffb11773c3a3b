import type { GameReturns } from '@goldwren/contracts/staff';
import { rtpMessages as messages } from '@goldwren/messages/staff/monitoring/rtp';

/** The figures of a game's proof. */
export function Theory({ theory, enabled }: Pick<GameReturns, 'theory' | 'enabled'>) {
  const { low, high, optimal_play: isOptimal } = theory;
  const note = isOptimal ? messages.optimalPlay : low === high ? null : messages.byChoice;
  return (
    <>
      {messages.theory} <strong className="text-ink">{messages.theoryOf(low, high)}</strong>
      {note ? ` (${note})` : null} · {enabled ? messages.on : messages.off}
    </>
  );
}
