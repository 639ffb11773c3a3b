import { redeem } from '@goldwren/messages/current/redeem';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api/queries.ts';
import { RulesPanel } from './rules-panel.tsx';
import { ruleOf } from './use-eligibility.ts';

/** Replaces the form, its numbers and its times for players without Sweeps Coins. Shows the one rule that applies. */
export function NoPrizes() {
  const answer = useQuery(queries.redemptions.eligibility({ query: { method: 'bank' } }));
  return (
    <Loaded
      query={answer}
      loading={redeem.numbers.loading}
      skeleton={<Skeleton className="h-36" />}
      problem={redeem.numbers.problem}
      problemClass="card p-5"
      keepsOlder
    >
      {({ rules }) => <RulesPanel rules={rules.filter(({ code }) => code === 'region').map(ruleOf)} />}
    </Loaded>
  );
}
