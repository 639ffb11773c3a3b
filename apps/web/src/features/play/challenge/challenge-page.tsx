import { challenge as messages } from '@goldwren/messages/current/challenge';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { dayAfter } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Tabs } from '@goldwren/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';
import { ButtonLink } from '../../../shared/navigation/page-link.tsx';
import { useGameModule } from '../shell/use-game-module.ts';
import { ChallengeTable } from './challenge-table.tsx';
import { CheckCards } from './check-cards.tsx';
import { Leaderboard } from './leaderboard.tsx';

/** Shown after the last hand. Its form would make the page too large. */
const ChallengeResult = lazy(async () => ({ default: (await import('./challenge-result.tsx')).ChallengeResult }));

/** The daily challenge. Visitors read what it is; players play it. */
export function ChallengePage() {
  const isPlayer = useAuth((state) => state.user !== null);
  return (
    <div className="content play grid max-w-4xl gap-5 pt-6 pb-10 md:pt-10">
      <div>
        <h1 className="text-3xl md:text-4xl">{pageMessages['daily-challenge'].title}</h1>
        <p className="mt-2 max-w-2xl text-ink-2">{messages.intro}</p>
      </div>
      {isPlayer ? (
        <Days />
      ) : (
        <ButtonLink page="login" look="primary" className="justify-self-start">
          {messages.signIn}
        </ButtonLink>
      )}
      <About />
    </div>
  );
}

function About() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ul className="list-disc space-y-1 pl-5 text-ink-2">
        {messages.how.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <section aria-labelledby="challenge-prizes">
        <h2 id="challenge-prizes" className="text-lg">
          {messages.prizes}
        </h2>
        <dl className="mt-1 grid max-w-80 grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          {messages.prizeRows.map(({ condition, prize }) => (
            <div key={condition} className="contents">
              <dt className="text-ink-2">{condition}</dt>
              <dd className="text-right font-semibold tabular-nums">{prize}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const days = [
  { value: 'today', text: messages.today },
  { value: 'yesterday', text: messages.yesterday },
] as const;
type Day = (typeof days)[number]['value'];
const panel = 'challenge-panel';

function Days() {
  const [shown, setShown] = useState<Day>('today');
  const today = useQuery(queries.challenge.get({ query: {} }));
  return (
    <Loaded query={today} skeleton={<Skeleton className="h-80 w-full" />} problem={messages.problem} keepsOlder>
      {({ day }) => (
        <>
          <Tabs label={messages.day} options={days} value={shown} onChange={setShown} controls={panel} />
          <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${shown}`}>
            {shown === 'today' ? <OneDay key={day} day={undefined} /> : <OneDay day={dayAfter(day, -1)} />}
          </div>
        </>
      )}
    </Loaded>
  );
}

/** @param props.day Undefined for today */
function OneDay({ day }: { day: string | undefined }) {
  const query = useQuery(queries.challenge.get({ query: day ? { day } : {} }));
  const module = useGameModule(query.data?.game ?? '');
  const both = { ...query, data: query.data && module.data && { challenge: query.data, module: module.data } };
  return (
    <Loaded
      query={both}
      skeleton={<Skeleton className="h-80 w-full" />}
      problem={day ? messages.noDay : messages.problem}
      keepsOlder
    >
      {({ challenge, module: game }) => {
        const { entry } = challenge;
        return (
          <div className="grid gap-5">
            {entry?.finished_at ? (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <ChallengeResult {...{ challenge, entry }} />
              </Suspense>
            ) : challenge.is_over ? (
              entry && <p className="text-ink-2">{messages.unfinished}</p>
            ) : (
              <ChallengeTable {...{ challenge, module: game }} />
            )}
            <section aria-labelledby="challenge-leaderboard">
              <h2 id="challenge-leaderboard" className="mb-2 text-xl">
                {messages.leaderboard}
              </h2>
              <Leaderboard {...{ challenge, module: game }} />
            </section>
            <CheckCards challenge={challenge} />
          </div>
        );
      }}
    </Loaded>
  );
}
