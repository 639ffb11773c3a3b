import type { Redemption } from '@goldwren/contracts/player';
import { redeem } from '@goldwren/messages/current/redeem';
import { redemptionHistory } from '@goldwren/messages/current/redemption-history';
import type { RedemptionNeed } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { Skeleton } from '@goldwren/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { needsHeadingId } from '../places.ts';

/** Each part is loaded only by the players who need it. */
const parts: Record<RedemptionNeed, ComponentType<{ redemptionId: string }>> = {
  identity: lazy(async () => ({ default: (await import('../identity/identity-part.tsx')).IdentityPart })),
  w9: lazy(async () => ({ default: (await import('../tax/w9-part.tsx')).W9Part })),
  skill_test: lazy(async () => ({ default: (await import('../skill-test/skill-test-part.tsx')).SkillTestPart })),
};

/** What open redemptions need from the player, with the controls to do it immediately. */
export function Needs({ needed }: { needed: readonly { need: RedemptionNeed; redemption: Redemption }[] }) {
  return (
    <section
      aria-labelledby={needsHeadingId}
      className="grid min-w-0 gap-3 rounded-(--radius-l) border border-warn p-4 md:p-5"
    >
      <h2 id={needsHeadingId} tabIndex={-1} className="flex scroll-mt-20 items-center gap-2 text-xl outline-none">
        <Icon name="alert" className="size-6 text-warn" />
        {redemptionHistory.needed}
      </h2>
      {needed.map(({ need, redemption }) => {
        const Part = parts[need];
        return (
          <div key={need} className="min-w-0">
            <h3 className="mb-2 text-lg">{redeem.needs[need]}</h3>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <Part redemptionId={redemption.id} />
            </Suspense>
          </div>
        );
      })}
    </section>
  );
}
