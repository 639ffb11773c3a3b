import { limits } from '@goldwren/messages/current/limits';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api/queries.ts';
import { Helplines } from '../../../../shared/help/helplines.tsx';
import { ComeBack } from './come-back.tsx';
import { CoolOff } from './cool-off.tsx';
import { SelfExclusion } from './self-exclusion.tsx';

/** Both kinds of break. Each shows what it stops and how to return after it. Helplines follow. */
export function Breaks() {
  const status = useQuery(queries.play.status());
  return (
    <Loaded query={status} skeleton={<Skeleton className="h-180" />} problem={limits.problem} problemClass="card p-5">
      {({ cool_off_until: coolOffUntil, self_exclusion: exclusion }) => (
        <>
          {exclusion ? <ComeBack exclusion={exclusion} /> : null}
          <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-2">
            <div className="grid gap-3 md:gap-4">
              {exclusion ? null : <CoolOff until={coolOffUntil} />}
              <Helplines />
            </div>
            <SelfExclusion exclusion={exclusion} />
          </div>
        </>
      )}
    </Loaded>
  );
}
