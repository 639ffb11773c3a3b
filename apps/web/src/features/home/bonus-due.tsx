import { dashboard } from '@goldwren/messages/current/dashboard';
import { playerHome } from '@goldwren/messages/current/player-home';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import type { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { coins, moment } from '../../lib/i18n/format.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { useClaimBonus } from '../../shared/coins/use-claim-bonus.ts';

type Bonus = Awaited<ReturnType<typeof api.wallet.loginBonus>>;

/** Today's login bonus if it can be claimed. Once claimed, shows in the same space when the next one is available. */
export function BonusDue() {
  const bonus = useQuery(queries.wallet.loginBonus());
  return (
    <section aria-label={playerHome.bonus.title} className="card grid min-h-18 content-center px-3 py-2 md:px-5">
      <Loaded
        query={bonus}
        skeleton={<Skeleton className="h-11 w-full" />}
        problem={dashboard.bonus.problem}
        keepsOlder
      >
        {(shown) => <Today bonus={shown} />}
      </Loaded>
    </section>
  );
}

function Today({ bonus }: { bonus: Bonus }) {
  const { claim, isPending, problem } = useClaimBonus();
  const amount = coins(bonus.amount);
  const next = bonus.next_claim_at && moment(bonus.next_claim_at);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base">{playerHome.bonus.title}</h2>
          <p className="text-sm text-ink-2">
            {bonus.claimable ? playerHome.bonus.due(bonus.day) : next ? playerHome.bonus.next(amount, next) : null}
          </p>
        </div>
        {bonus.claimable ? (
          <Button look="secondary" busy={isPending} onClick={claim} className="shrink-0 border-gc">
            {isPending ? dashboard.bonus.claiming : dashboard.bonus.claim(amount)}
          </Button>
        ) : (
          <StatusText tone="ok" className="shrink-0 text-sm">
            {dashboard.bonus.claimedToday}
          </StatusText>
        )}
      </div>
      {problem ? (
        <StatusText tone="bad" className="mt-2">
          {describeProblem(problem, 'login-bonus').text}
        </StatusText>
      ) : null}
    </>
  );
}
