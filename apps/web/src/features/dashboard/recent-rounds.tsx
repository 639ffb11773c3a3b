import type { RoundRecord } from '@goldwren/contracts/player';
import { SectionCard } from '@goldwren/ui/card';
import { LoadProblem } from '@goldwren/ui/load-problem';
import { useQuery } from '@tanstack/react-query';
import { coinCode, coins, moment } from '../../lib/format.ts';
import { problemWords } from '../../lib/problem-words.ts';
import { queries } from '../../lib/queries.ts';
import { CoinMark } from '../../shared/coin-mark.tsx';
import { ButtonLink } from '../../shared/page-link.tsx';
import { ListLoading } from './list-loading.tsx';

const shownRounds = '5';

/** The last settled rounds, as the server recorded them. */
export function RecentRounds() {
  const rounds = useQuery(queries.games.listRounds({ query: { limit: shownRounds } }));
  return (
    <SectionCard title="Recent rounds">
      {rounds.isPending ? <ListLoading words="Loading rounds" /> : null}
      {rounds.isError ? (
        <LoadProblem
          text="Could not load your rounds."
          requestId={problemWords(rounds.error, { other: '' }).requestId}
          onRetry={() => rounds.refetch()}
        />
      ) : null}
      {rounds.data?.results.length === 0 ? (
        <div>
          <p className="mb-4 text-ink-2">No rounds yet. The games you play are listed here.</p>
          <ButtonLink page="games" look="secondary">
            Choose a game
          </ButtonLink>
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {rounds.data?.results.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
    </SectionCard>
  );
}

function RoundRow({ round }: { round: RoundRecord }) {
  const code = coinCode(round.currency);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2.5">
      <CoinMark currency={round.currency} />
      <div className="min-w-0">
        <p className="truncate">{round.game.title}</p>
        <time dateTime={round.at} className="text-sm text-ink-3">
          {moment(round.at)}
        </time>
      </div>
      <div className="text-right">
        <p className="font-semibold">
          Paid {coins(round.payout, round.currency)} {code}
        </p>
        <p className="text-sm text-ink-3">
          Stake {coins(round.stake, round.currency)} {code}
        </p>
      </div>
    </li>
  );
}
