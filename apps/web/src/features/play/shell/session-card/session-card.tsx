import type { Game, SessionStarted } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { formatHundredths } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { CopyText } from '@goldwren/ui/copy-text';
import type { ReactNode } from 'react';
import { coinCode, formats, netCoins } from '../../../../lib/i18n/format.ts';
import { useGoldOnly } from '../../../../lib/session/use-gold-only.ts';
import type { PlayState } from '../../model/play-state.ts';
import { loadLater } from '../loading/load-later.tsx';
import type { SessionFairnessProps } from './session-fairness.tsx';
import type { SessionSealProps } from './session-seal.tsx';
import { TimePlayed } from './time-played.tsx';
import { VerificationMark } from './verification-mark.tsx';

const fairness = loadLater<SessionFairnessProps>(async () => (await import('./session-fairness.tsx')).SessionFairness);
const seal = loadLater<SessionSealProps>(async () => (await import('./session-seal.tsx')).SessionSeal);

interface SessionCardProps {
  game: Game;
  session: SessionStarted;
  state: PlayState;
  ownText: string;
  onOwnText: (text: string) => void;
  /** The keyboard switch and the button that ends the session. */
  children: ReactNode;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0 text-right font-medium">{children}</dd>
    </div>
  );
}

/** Shows time, net result, RTP, and the fairness information. */
export function SessionCard({ game, session, state, ownText, onOwnText, children }: SessionCardProps) {
  const { net, lastWin, phase, verification } = state;
  const goldOnly = useGoldOnly();
  return (
    <SectionCard title={play.session.title}>
      <dl>
        <Row term={play.session.time}>
          <TimePlayed since={session.started_at} />
        </Row>
        <Row term={play.session.net.gold}>{netCoins(formatHundredths(net.gold), 'gold')}</Row>
        {goldOnly ? null : <Row term={play.session.net.sweeps}>{netCoins(formatHundredths(net.sweeps), 'sweeps')}</Row>}
        <Row term={play.session.lastWin}>
          {lastWin ? `${formats.amount(lastWin.amount)} ${coinCode(lastWin.currency)}` : play.session.noneYet}
        </Row>
        <Row term={play.session.rtp}>{game.rtp_hint}</Row>
        <Row term={play.session.seed}>
          <CopyText value={session.outcome_seed} what={play.session.seedCommitment} />
        </Row>
      </dl>
      <div className="my-2 min-h-20">
        <seal.Part {...{ session, state }} />
      </div>
      <div className="min-h-10">{phase === 'idle' && <VerificationMark verification={verification} />}</div>
      {state.earlierByDefault.rounds > 0 && (
        <p className="text-sm text-ink-2">
          {play.verify.byDefault(state.earlierByDefault.rounds, state.earlierByDefault.lost)}
        </p>
      )}
      {state.earlierUnchecked > 0 && (
        <p className="text-sm text-ink-2">{play.verify.earlierUnchecked(state.earlierUnchecked)}</p>
      )}
      <details className="mt-2 border-t border-line pt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{play.session.fairness}</summary>
        <fairness.Part {...{ session, state, ownText, onOwnText }} />
      </details>
      <div className="mt-3 grid gap-2 border-t border-line pt-3">{children}</div>
    </SectionCard>
  );
}
