import { Button } from '@goldwren/ui/button';
import { CopyText } from '@goldwren/ui/copy-text';
import { StatusText } from '@goldwren/ui/status-text';
import { useEffect, useRef } from 'react';
import { coins } from '../../../../lib/format.ts';
import { ButtonLink } from '../../../../shared/page-link.tsx';
import type { PlayState } from '../../model/play-state.ts';
import type { SessionCheck } from '../../model/verification.ts';

function CheckLine({ check }: { check: SessionCheck | null }) {
  if (!check || check.result === 'unavailable') return null;
  const keys = `${check.keysMatching} of ${check.keysChecked} round keys derive from it`;
  if (check.result === 'verified') {
    return (
      <StatusText tone="ok" className="mt-3">
        Verified: the revealed seed is the one fixed at the start, and {keys}.
      </StatusText>
    );
  }
  return (
    <StatusText tone="bad" className="mt-3">
      The revealed seed {check.seedMatches ? 'fits its commitment' : 'does not fit its commitment'}, and {keys}. Please
      send this page to support.
    </StatusText>
  );
}

/** After the end: what was played, the revealed seed, its check, and the way on. */
export function SessionEnded({ state, onPlayAgain }: { state: PlayState; onPlayAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { totals, sessionCheck } = state;
  return (
    <section className="card mx-auto mt-6 max-w-xl p-5" aria-labelledby="session-ended">
      <h1 id="session-ended" ref={heading} tabIndex={-1} className="text-xl">
        Session ended
      </h1>
      {totals ? (
        <>
          <p className="mt-2 text-ink-2">
            {totals.rounds} {totals.rounds === 1 ? 'round' : 'rounds'} · won {coins(totals.gold_won, 'gold')} GC and{' '}
            {coins(totals.sweeps_won, 'sweeps')} SC
          </p>
          {!totals.report_matches && (
            <StatusText tone="info" className="mt-3">
              This page counted differently, for example because of another tab. The totals above are the server's.
            </StatusText>
          )}
          <p className="mt-3 text-sm text-ink-2">
            Revealed server seed <CopyText value={totals.server_seed} what="the server seed" />
          </p>
          <CheckLine check={sessionCheck} />
        </>
      ) : (
        <p className="mt-2 text-ink-2">
          The server did not confirm the end. Every round is settled and in your balance; the session closes by itself.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onPlayAgain}>Play again</Button>
        <ButtonLink page="games" look="secondary">
          Back to Games
        </ButtonLink>
      </div>
    </section>
  );
}
