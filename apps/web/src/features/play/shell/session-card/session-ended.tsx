import type { Currency, Game } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { playSummary } from '@goldwren/messages/current/play-summary';
import { currencies, formatHundredths, parseHundredths } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { CopyText } from '@goldwren/ui/copy-text';
import { StatusText } from '@goldwren/ui/status-text';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { coins, coinsWithCode, netCoins } from '../../../../lib/i18n/format.ts';
import { ViolationNotice } from '../../../../shared/fairness/notices/violation-notice.tsx';
import { ButtonLink } from '../../../../shared/navigation/page-link.tsx';
import type { PlayState, SessionTotals } from '../../model/play-state.ts';
import { shownCheck } from '../../model/shown-check.ts';
import type { SessionCheck } from '../../model/verification.ts';
import { OpenElsewhere } from '../controls/open-elsewhere.tsx';

const SessionInLog = lazy(() => import('./session-in-log.tsx').then((module) => ({ default: module.SessionInLog })));

/** The result of the check. What was not checked says so and why. A mismatch is shown as a fairness violation instead. */
function CheckLine({ check }: { check: SessionCheck | null }) {
  if (check === null || check.result === 'mismatch') return null;
  if (check.result === 'unavailable') {
    return (
      <StatusText tone="info" className="mt-3">
        {playSummary.ended.unchecked[check.reason]}
      </StatusText>
    );
  }
  const { gold, sweeps } = check.otherChanges;
  const refused = (currency: Currency) =>
    formatHundredths(
      check.withheld
        .filter((round) => round.currency === currency)
        .reduce((sum, { payout }) => sum + BigInt(payout), 0n),
    );
  return (
    <>
      <StatusText tone="ok" className="mt-3">
        {playSummary.ended.verified(check.rounds)}
      </StatusText>
      {check.elsewhere > 0 && (
        <StatusText tone="info" className="mt-3">
          {playSummary.ended.elsewhere(check.elsewhere)}
        </StatusText>
      )}
      {check.withheld.length > 0 && (
        <StatusText tone="info" className="mt-3">
          {playSummary.ended.withheld(check.withheld.length, coins(refused('gold')), coins(refused('sweeps')))}
        </StatusText>
      )}
      {(gold !== 0n || sweeps !== 0n) && (
        <StatusText tone="info" className="mt-3">
          {playSummary.ended.otherChanges(
            netCoins(formatHundredths(gold), 'gold'),
            netCoins(formatHundredths(sweeps), 'sweeps'),
          )}
        </StatusText>
      )}
    </>
  );
}

/** The net result of each coin that was staked. The signed statement has both sums. */
function Result({ totals: { rounds, statement } }: { totals: SessionTotals }) {
  const played = currencies.filter((currency) => statement.staked[currency] !== '0.00');
  return (
    <>
      <p className="mt-2 text-ink-2">{playSummary.ended.rounds(rounds)}</p>
      {played.map((currency) => {
        const [staked, paid] = [statement.staked[currency], statement.paid[currency]];
        const net = formatHundredths((parseHundredths(paid) ?? 0n) - (parseHundredths(staked) ?? 0n));
        return (
          <p key={currency} className="mt-2">
            {playSummary.ended.net(
              netCoins(net, currency),
              coinsWithCode(staked, currency),
              coinsWithCode(paid, currency),
            )}
          </p>
        );
      })}
    </>
  );
}

interface SessionEndedProps {
  game: Game['id'];
  state: PlayState;
  onPlayAgain: () => void;
}

/** Shown after the end of a session: totals, the revealed seed, its check, and the next steps. */
export function SessionEnded({ game, state, onPlayAgain }: SessionEndedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { session, totals, violation } = state;
  const sessionCheck = shownCheck(state);
  return (
    <section className="card mx-auto mt-6 max-w-xl p-5" aria-labelledby="session-ended">
      <h1 id="session-ended" ref={heading} tabIndex={-1} className="text-xl">
        {playSummary.ended.title}
      </h1>
      {totals ? (
        <>
          <Result totals={totals} />
          {!totals.report_matches && (
            <StatusText tone="info" className="mt-3">
              {playSummary.ended.differs}
            </StatusText>
          )}
          <p className="mt-3 text-sm text-ink-2">
            {playSummary.ended.seed} <CopyText value={totals.server_seed} what={playSummary.ended.serverSeed} />
          </p>
        </>
      ) : (
        <p className="mt-2 text-ink-2">{playSummary.ended.unconfirmed}</p>
      )}
      <CheckLine check={sessionCheck} />
      {session && totals && sessionCheck?.result === 'verified' && (
        <Suspense fallback={null}>
          <SessionInLog session={session} totals={totals} />
        </Suspense>
      )}
      <ViolationNotice violation={violation} />
      <OpenElsewhere here={game} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onPlayAgain}>{playSummary.ended.again}</Button>
        <ButtonLink page="games" look="secondary">
          {play.links.games}
        </ButtonLink>
      </div>
    </section>
  );
}
