import type { Currency, Game, SessionStarted } from '@goldwren/contracts/player';
import { formatHundredths } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { CopyText } from '@goldwren/ui/copy-text';
import type { ReactNode } from 'react';
import { coinCode, signedCoins } from '../../../../lib/format.ts';
import { play } from '../../../../lib/words/play.ts';
import { PageLink } from '../../../../shared/page-link.tsx';
import { displayCoins } from '../../model/outcome-sentence.ts';
import type { PlayState } from '../../model/play-state.ts';
import { ClientSeedField } from './client-seed-field.tsx';
import { TimePlayed } from './time-played.tsx';

interface SessionCardProps {
  game: Game;
  session: SessionStarted;
  state: PlayState;
  ownText: string;
  onOwnText: (text: string) => void;
  /** Rules, sound, keys and the end of the session. */
  children: ReactNode;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-3">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0 text-right font-medium">{children}</dd>
    </div>
  );
}

function netText(currency: Currency, net: bigint): string {
  return net === 0n ? displayCoins(currency, net) : signedCoins(formatHundredths(net), currency);
}

/** What every player should have in view: time, net result, return, and what fairness rests on. */
export function SessionCard({ game, session, state, ownText, onOwnText, children }: SessionCardProps) {
  const { net, lastWin } = state;
  return (
    <SectionCard title={play.session.title}>
      <dl>
        <Row term={play.session.time}>
          <TimePlayed since={session.started_at} />
        </Row>
        <Row term={play.session.net.gold}>{netText('gold', net.gold)} GC</Row>
        <Row term={play.session.net.sweeps}>{netText('sweeps', net.sweeps)} SC</Row>
        <Row term={play.session.lastWin}>
          {lastWin
            ? `${displayCoins(lastWin.currency, lastWin.amount)} ${coinCode(lastWin.currency)}`
            : play.session.noneYet}
        </Row>
        <Row term={play.session.rtp}>{game.rtp_hint}</Row>
        <Row term={play.session.seed}>
          <CopyText value={session.outcome_seed} what={play.session.seedCommitment} />
        </Row>
      </dl>
      <details className="mt-2 border-t border-line pt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{play.session.fairness}</summary>
        <p className="mb-3 text-sm text-ink-2">
          {play.session.fairnessText}{' '}
          {state.watchedFrom !== null && state.watchedFrom > 0 && play.session.watchedFrom(state.watchedFrom)}{' '}
          <PageLink className="link" page="fairness">
            {play.session.howItWorks}
          </PageLink>
        </p>
        <ClientSeedField key={session.session_id} text={ownText} onChange={onOwnText} />
      </details>
      <div className="mt-3 grid gap-2 border-t border-line pt-3">{children}</div>
    </SectionCard>
  );
}
