import type { Round } from '@goldwren/contracts/player';
import type { GameAction } from '@goldwren/game-engine';
import type { Review } from '@goldwren/game-engine/coach';
import { coach } from '@goldwren/messages/current/coach';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../../lib/i18n/format.ts';
import type { GameModule } from '../model/game-module.ts';
import type { PlayState } from '../model/play-state.ts';
import { SwitchRow } from '../shell/controls/switch-row.tsx';
import { useRememberedSwitch } from '../shell/remembered-switch.ts';
import { nameAction } from './name-action.ts';
import { reviewRound } from './review-round.ts';

export interface CoachRowProps {
  module: Pick<GameModule, 'engine' | 'labels'>;
  state: Pick<PlayState, 'phase' | 'round'>;
}

/** A switch, off until asked. When it is on, each finished hand is compared with the best play. */
export function CoachRow({ module, state: { phase, round } }: CoachRowProps) {
  const [isOn, choose] = useRememberedSwitch('goldwren-coach', false);
  const isOver = phase === 'idle' && round?.state === 'settled';
  return (
    <>
      <SwitchRow label={coach.title} on={isOn} onChange={choose} />
      {isOn && (
        <div className="min-h-16 text-sm">{isOver && <Advice key={round.round_id} {...{ module, round }} />}</div>
      )}
    </>
  );
}

function Advice({ module, round }: { module: CoachRowProps['module']; round: Round }) {
  const { data: reviews = [] } = useQuery({
    queryKey: ['coach', round.round_id],
    queryFn: () => reviewRound(module.engine, round),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (reviews.length === 0) return null;
  const worse = reviews.filter(({ lostX100 }) => lostX100 > 0);
  if (worse.length === 0) return <StatusText tone="ok">{coach.best}</StatusText>;
  const nameOf = (action: GameAction) => nameAction(action, round.events, module.labels.actions);
  return (
    <div role="status">
      {worse.map(({ taken, best, lostX100 }: Review, index) => (
        <p key={index}>{coach.better(nameOf(best), nameOf(taken), formats.multiple(lostX100))}</p>
      ))}
      <p className="mt-1 text-ink-3">{coach.average}</p>
    </div>
  );
}
