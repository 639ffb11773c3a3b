import { fairnessPage } from '@goldwren/messages/current/fairness-page';
import { proofButton } from '@goldwren/messages/current/proof-button';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { coinsWithCode, moment } from '../../lib/i18n/format.ts';
import { ProofButton } from '../../shared/fairness/proof/proof-button.tsx';

const ClientLogState = lazy(() =>
  import('./client-log-state.tsx').then(({ ClientLogState: state }) => ({ default: state })),
);
const RowCheck = lazy(() => import('./row-check.tsx').then(({ RowCheck: check }) => ({ default: check })));

const shownRounds = '10';

/** Lists the player's latest rounds, each with the result of its check and its proof. */
export function OwnRounds() {
  const rounds = useQuery(queries.games.listRounds({ query: { limit: shownRounds } }));
  return (
    <SectionCard title={fairnessPage.own.title}>
      <Loaded
        query={rounds}
        skeleton={<Skeleton className="h-40 w-full" />}
        problem={fairnessPage.own.problem}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="text-ink-2">{fairnessPage.own.none}</p>,
        }}
      >
        {({ results }) => (
          <>
            <Suspense fallback={null}>
              <ClientLogState rounds={results} />
            </Suspense>
            <ul className="divide-y divide-line">
              {results.map((round) => (
                <li key={round.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
                  <span>
                    {round.game.title}, {moment(round.at)}
                  </span>
                  <span>
                    {fairnessPage.own.paid(coinsWithCode(round.payout, round.currency))}{' '}
                    {round.state === 'settled' && (
                      <Suspense fallback={null}>
                        <RowCheck round={round} />
                      </Suspense>
                    )}{' '}
                    <ProofButton roundId={round.id} about={proofButton.ofPosting(round.game.title, moment(round.at))} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
