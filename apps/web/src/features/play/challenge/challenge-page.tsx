import { ApiProblem } from '@goldwren/contracts/client';
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
import { useGameModule } from '../shell/loading/use-game-module.ts';

/** Each is shown to some visitors only, and together they would make the page too large. */
const ChallengeTable = lazy(async () => ({ default: (await import('./challenge-table.tsx')).ChallengeTable }));
const ChallengeResult = lazy(async () => ({ default: (await import('./challenge-result.tsx')).ChallengeResult }));
const ChallengeBoard = lazy(async () => ({ default: (await import('./challenge-board.tsx')).ChallengeBoard }));

/** The daily challenge. Visitors read what it is; players play it. */
export function ChallengePage() {
  const isPlayer = useAuth((state) => state.user !== null);
  return (
    <div className="content play grid max-w-4xl gap-4 pt-3 pb-10 [@media(min-height:40rem)]:md:pt-5">
      {isPlayer ? (
        <Days />
      ) : (
        <>
          <Title />
          <p className="max-w-2xl text-ink-2">{messages.intro}</p>
          <ButtonLink page="login" look="primary" className="justify-self-start">
            {messages.signIn}
          </ButtonLink>
        </>
      )}
      <About isPlayer={isPlayer} />
    </div>
  );
}

const Title = () => <h1 className="text-2xl md:text-3xl">{pageMessages['daily-challenge'].title}</h1>;

/** For players it comes after the hand, so that the hand and its decisions need no scrolling. */
function About({ isPlayer }: { isPlayer: boolean }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ul className="list-disc space-y-1 pl-5 text-ink-2">
        {isPlayer && <li>{messages.intro}</li>}
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
  const isMissing = today.error instanceof ApiProblem && today.error.code === 'not_found';
  return (
    <Loaded
      query={today}
      skeleton={<Skeleton className="h-80 w-full" />}
      beforeProblem={<Title />}
      problem={isMissing ? messages.bothOff : messages.problem}
      keepsOlder
    >
      {({ day }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Title />
            <Tabs label={messages.day} options={days} value={shown} onChange={setShown} controls={panel} />
          </div>
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
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              {entry?.finished_at ? (
                <ChallengeResult {...{ challenge, entry }} />
              ) : challenge.is_over ? (
                entry && <p className="text-ink-2">{messages.unfinished}</p>
              ) : challenge.is_game_off ? (
                <p role="status" className="card max-w-2xl p-4">
                  {messages.gameOff}
                </p>
              ) : (
                <ChallengeTable {...{ challenge, module: game }} />
              )}
              <ChallengeBoard {...{ challenge, module: game }} />
            </Suspense>
          </div>
        );
      }}
    </Loaded>
  );
}
