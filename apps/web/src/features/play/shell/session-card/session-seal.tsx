import type { SessionStarted } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { RoundSeal } from '../../../../shared/rosette/round-seal.tsx';
import type { PlayState } from '../../model/play-state.ts';

export interface SessionSealProps {
  session: SessionStarted;
  state: Pick<PlayState, 'phase' | 'round' | 'showing' | 'verification'>;
}

/** The seal of the latest round, which opens when it is verified. Before a round, the closed seal of the next one. */
export function SessionSeal(props: SessionSealProps) {
  const { commitment, isVerified } = sealShown(props);
  return (
    <div className="flex items-center gap-3">
      <RoundSeal {...{ commitment, isVerified }} className="size-20 flex-none" />
      <p className="text-sm text-ink-2">{isVerified ? play.seal.opened : play.seal.closed}</p>
    </div>
  );
}

/** The same seal in the controls, for windows in which the session card is below the table. The message above it says the same. */
export function BarSeal(props: SessionSealProps) {
  return <RoundSeal {...sealShown(props)} className="bar-seal" />;
}

function sealShown({ session, state: { phase, round: table, showing, verification } }: SessionSealProps) {
  const round = showing.at(-1) ?? table;
  const isVerified = phase === 'idle' && verification?.result === 'verified';
  const isOfNext = phase === 'staking' || (phase === 'idle' && !isVerified);
  const next = round?.next_commitment ?? session.next_commitment;
  return { commitment: round && !isOfNext ? round.commitment : next, isVerified };
}
