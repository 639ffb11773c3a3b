import { dashboard } from '@goldwren/messages/current/dashboard';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import type { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { coins, moment } from '../../lib/i18n/format.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { useClaimBonus } from '../../shared/coins/use-claim-bonus.ts';

type Bonus = Awaited<ReturnType<typeof api.wallet.loginBonus>>;
type BonusDay = Bonus['days'][number];

/** The seven days of the login bonus, and the button that claims today's. */
export function LoginBonus() {
  const bonus = useQuery(queries.wallet.loginBonus());
  return (
    <SectionCard title={dashboard.bonus.title}>
      <Loaded
        query={bonus}
        loading={dashboard.bonus.loading}
        skeleton={<BonusLoading />}
        problem={dashboard.bonus.problem}
        keepsOlder
      >
        {(shown) => <SevenDays bonus={shown} />}
      </Loaded>
    </SectionCard>
  );
}

function SevenDays({ bonus }: { bonus: Bonus }) {
  const { claim, isPending, problem } = useClaimBonus();
  return (
    <>
      <ol aria-label={dashboard.bonus.days} className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {bonus.days.map((day) => (
          <DayPlate key={day.day} day={day} />
        ))}
      </ol>
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        {bonus.claimable ? (
          <Button busy={isPending} onClick={claim}>
            {isPending ? dashboard.bonus.claiming : dashboard.bonus.claim(coins(bonus.amount))}
          </Button>
        ) : (
          <StatusText tone="ok">
            <p>{dashboard.bonus.claimedToday}</p>
            <p className="text-sm text-ink-2">
              {dashboard.bonus.next(bonus.day, coins(bonus.amount), bonus.next_claim_at && moment(bonus.next_claim_at))}
            </p>
          </StatusText>
        )}
        {bonus.claimable ? <p className="min-w-48 flex-1 text-sm text-ink-3">{dashboard.bonus.once}</p> : null}
      </div>
      {problem ? (
        <StatusText tone="bad" className="mt-3">
          {describeProblem(problem, 'login-bonus').text}
        </StatusText>
      ) : null}
    </>
  );
}

function DayPlate({ day }: { day: BonusDay }) {
  return (
    <li
      data-state={day.state}
      data-coin="gc"
      aria-current={day.state === 'today' ? 'date' : undefined}
      className="grid min-w-0 justify-items-center gap-1 rounded-(--radius-m) border border-line py-2 text-center data-[state=claimed]:bg-well data-[state=today]:border-gc data-[state=today]:bg-raised data-[state=today]:[box-shadow:0_0_0_1px_var(--color-gc)]"
    >
      <span className="text-xs text-ink-2">{dashboard.bonus.day(day.day)}</span>
      {day.state === 'claimed' ? (
        <FrameIcon name="check" className="size-6 text-ok" />
      ) : (
        <CoinMark currency="gold" className={day.state === 'today' ? 'size-6' : 'size-6 opacity-60'} />
      )}
      <span className="text-sm font-semibold">{coins(day.amount)}</span>
      <span className={`text-xs ${day.state === 'today' ? 'font-bold text-gc' : 'text-ink-3'}`}>
        {dashboard.bonus.states[day.state]}
      </span>
    </li>
  );
}

function BonusLoading() {
  return (
    <>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {[1, 2, 3, 4, 5, 6, 7].map((place) => (
          <Skeleton key={place} className="h-26" />
        ))}
      </div>
      <Skeleton className="mt-4 h-12 w-40" />
    </>
  );
}
