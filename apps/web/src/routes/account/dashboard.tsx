import type { User } from '@goldwren/contracts/player';
import { dashboard } from '@goldwren/messages/current/dashboard';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { site } from '@goldwren/messages/current/site';
import { winners } from '@goldwren/messages/current/winners';
import { SectionCard } from '@goldwren/ui/card';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { lazy, Suspense } from 'react';
import { Balances } from '../../features/dashboard/balances.tsx';
import { LoginBonus } from '../../features/dashboard/login-bonus.tsx';
import { OwnPages } from '../../features/dashboard/own-pages.tsx';
import { RestrictionNotes } from '../../features/dashboard/restriction-notes.tsx';
import { useTourDue } from '../../features/tour/use-tour-due.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';

/** Not needed after the email address is verified. */
const VerifyEmailNote = lazy(async () => ({
  default: (await import('../../features/dashboard/verify-email-note.tsx')).VerifyEmailNote,
}));

/** Last on the page, and not about the player. */
const RecentWinners = lazy(async () => ({
  default: (await import('../../shared/coins/recent-winners.tsx')).RecentWinners,
}));

/** Below the fold, like the following parts. */
const RecentOrders = lazy(async () => ({
  default: (await import('../../features/dashboard/recent-orders.tsx')).RecentOrders,
}));

const BalanceHistory = lazy(async () => ({
  default: (await import('../../features/activity/balance-history.tsx')).BalanceHistory,
}));

const RecentRounds = lazy(async () => ({
  default: (await import('../../features/activity/recent.tsx')).RecentRounds,
}));

const RecentMovements = lazy(async () => ({
  default: (await import('../../features/activity/recent.tsx')).RecentMovements,
}));

const PlayStatement = lazy(async () => ({
  default: (await import('../../features/dashboard/play-statement.tsx')).PlayStatement,
}));

/** Shown at most once in an account's life. */
const StatePrompt = lazy(async () => ({
  default: (await import('../../features/dashboard/state-prompt.tsx')).StatePrompt,
}));

/** Shown once in a browser, to players without a round. */
const FirstTour = lazy(async () => ({ default: (await import('../../features/tour/first-tour.tsx')).FirstTour }));

/** On a phone, three actions share the width according to the length of their text. */
const action = 'px-1.5 whitespace-nowrap sm:px-4.5';

function TourWhenDue({ user }: { user: User }) {
  return useTourDue(user) ? (
    <Suspense fallback={null}>
      <FirstTour />
    </Suspense>
  ) : null;
}

export function Component() {
  const user = useAuth((state) => state.user);
  const goldOnly = useGoldOnly();
  if (!user) return null;
  return (
    <div className="content grid gap-3 pt-6 md:gap-4 md:pt-10">
      <header className="mb-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl md:text-4xl">{pageMessages.dashboard.title}</h1>
          <p className="mt-1 truncate text-ink-2">{dashboard.welcomeBack(user.first_name)}</p>
        </div>
        <nav aria-label={dashboard.wallet} className="flex w-full flex-wrap gap-2 *:flex-auto sm:w-auto">
          <ButtonLink page="games" className={action}>
            {dashboard.playGames}
          </ButtonLink>
          <ButtonLink page="buy-coins" look="secondary" className={action}>
            {site.buyCoins}
          </ButtonLink>
          <ButtonLink page="redeem" look="secondary" className={action}>
            {dashboard.redeem}
          </ButtonLink>
        </nav>
      </header>
      <TourWhenDue user={user} />
      <OwnPages />
      <RestrictionNotes user={user} />
      {user.email_verified ? null : (
        <Suspense fallback={<Skeleton className="h-44" />}>
          <VerifyEmailNote />
        </Suspense>
      )}
      {user.welcome_sweeps === 'had_before' ? <Banner tone="info">{dashboard.hadBefore}</Banner> : null}
      <Balances />
      {user.restrictions.includes('state_required') ? (
        <Suspense fallback={null}>
          <StatePrompt user={user} />
        </Suspense>
      ) : null}
      <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-[1.5fr_1fr]">
        <div className="grid min-w-0 gap-3 md:gap-4">
          <LoginBonus />
          <Suspense fallback={<Skeleton className="h-110" />}>
            <BalanceHistory />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-84" />}>
            <PlayStatement />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <RecentOrders />
          </Suspense>
        </div>
        <div className="grid min-w-0 gap-3 md:gap-4">
          <Suspense fallback={<Skeleton className="h-108" />}>
            <RecentRounds />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-108" />}>
            <RecentMovements />
          </Suspense>
          {goldOnly ? null : (
            <SectionCard title={winners.title}>
              <Suspense fallback={<Skeleton className="h-36" />}>
                <RecentWinners />
              </Suspense>
            </SectionCard>
          )}
        </div>
      </div>
    </div>
  );
}
