import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/queries.ts';
import { limits } from '../../../lib/words/limits.ts';
import { ComeBack } from './come-back.tsx';
import { CoolOff } from './cool-off.tsx';
import { SelfExclusion } from './self-exclusion.tsx';

/** Both breaks, each with what it stops, and the way back from one that is over. */
export function Breaks() {
  const status = useQuery(queries.play.status());
  return (
    <Loaded query={status} skeleton={<Skeleton className="h-180" />} problem={limits.problem} problemClass="card p-5">
      {({ cool_off_until: coolOffUntil, self_exclusion: exclusion }) => (
        <>
          {exclusion ? <ComeBack exclusion={exclusion} /> : null}
          <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-2">
            {exclusion ? null : <CoolOff until={coolOffUntil} />}
            <SelfExclusion exclusion={exclusion} />
          </div>
        </>
      )}
    </Loaded>
  );
}
