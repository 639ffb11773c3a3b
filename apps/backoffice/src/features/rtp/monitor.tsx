import type { GameReturns } from '@goldwren/contracts/staff';
import { rtpMessages as messages } from '@goldwren/messages/staff/monitoring/rtp';
import { Banner } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { Overview } from './overview.tsx';

/** RTP of every game for yesterday, 7, 30 and all days, next to the RTP of its proof. */
export function Monitor() {
  const query = useQuery(queries.rtp.list());
  return <Detail query={query}>{({ results }) => <Games games={results} />}</Detail>;
}

function Games({ games }: { games: readonly GameReturns[] }) {
  return (
    <div className="flex flex-col gap-4">
      <Warnings games={games} />
      {games.length === 0 ? <p className="text-ink-2">{messages.empty}</p> : <Overview games={games} />}
    </div>
  );
}

function titlesWhere(games: readonly GameReturns[], holds: (span: GameReturns['spans']['all']) => boolean): string[] {
  return games.filter(({ spans }) => Object.values(spans).some(holds)).map(({ title }) => title);
}

function Warnings({ games }: { games: readonly GameReturns[] }) {
  const beyond = titlesWhere(games, ({ verdict }) => verdict === 'beyond');
  const disagree = titlesWhere(games, ({ mismatches }) => mismatches > 0);
  return (
    <>
      {beyond.length > 0 ? <Banner tone="bad">{messages.beyondChance(beyond)}</Banner> : null}
      {disagree.length > 0 ? <Banner tone="bad">{messages.disagree(disagree)}</Banner> : null}
    </>
  );
}
