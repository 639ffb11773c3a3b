import type { RoundRecord } from '@goldwren/contracts/player';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { useQuery } from '@tanstack/react-query';
import { coinsWithCode, moment } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { dashboard } from '../../lib/words/dashboard.ts';
import { CoinMark } from '../../shared/coin-mark.tsx';
import { ProofButton } from '../../shared/fairness/proof-button.tsx';
import { ButtonLink } from '../../shared/page-link.tsx';
import { ListLoading } from './list-loading.tsx';

const shownRounds = '5';

/** The last settled rounds, as the server recorded them. */
export function RecentRounds() {
  const rounds = useQuery(queries.games.listRounds({ query: { limit: shownRounds } }));
  return (
    <SectionCard title={dashboard.rounds.title}>
      <Loaded
        query={rounds}
        skeleton={<ListLoading words={dashboard.rounds.loading} />}
        problem={dashboard.rounds.problem}
        empty={{
          when: ({ results }) => results.length === 0,
          show: (
            <div>
              <p className="mb-4 text-ink-2">{dashboard.rounds.none}</p>
              <ButtonLink page="games" look="secondary">
                {dashboard.rounds.choose}
              </ButtonLink>
            </div>
          ),
        }}
      >
        {({ results }) => (
          <ul className="divide-y divide-line">
            {results.map((round) => (
              <RoundRow key={round.id} round={round} />
            ))}
          </ul>
        )}
      </Loaded>
    </SectionCard>
  );
}

function RoundRow({ round }: { round: RoundRecord }) {
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2.5">
      <CoinMark currency={round.currency} />
      <div className="min-w-0">
        <p className="truncate">{round.game.title}</p>
        <time dateTime={round.at} className="text-sm text-ink-3">
          {moment(round.at)}
        </time>{' '}
        <ProofButton
          roundId={round.id}
          about={`of ${round.game.title}, ${moment(round.at)}`}
          className="link text-sm"
        />
      </div>
      <div className="text-right">
        <p className="font-semibold">{dashboard.rounds.paid(coinsWithCode(round.payout, round.currency))}</p>
        <p className="text-sm text-ink-3">{dashboard.rounds.stake(coinsWithCode(round.stake, round.currency))}</p>
      </div>
    </li>
  );
}
