import type { SessionStarted } from '@goldwren/contracts/player';
import { demo } from '@goldwren/messages/current/demo';
import { SectionCard } from '@goldwren/ui/card';
import { pathTo } from '../../../lib/navigation/path-to.ts';
import { ButtonLink, PageLink } from '../../../shared/navigation/page-link.tsx';
import type { CoachRowProps } from '../coach/coach-row.tsx';
import type { GameModule } from '../model/game-module.ts';
import type { PlayState } from '../model/play-state.ts';
import { loadLater } from '../shell/loading/load-later.tsx';
import { SessionSeal } from '../shell/session-card/session-seal.tsx';
import { VerificationMark } from '../shell/session-card/verification-mark.tsx';

const coachRow = loadLater<CoachRowProps>(async () => (await import('../coach/coach-row.tsx')).CoachRow);

interface DemoPanelProps {
  slug: string;
  module: GameModule;
  session: SessionStarted;
  state: PlayState;
  coach: boolean;
  setCoachOn: (on: boolean) => void;
}

/** Next to a demo: what is real about it, what is not, and the way to an account. */
export function DemoPanel({ slug, module, session, state, coach, setCoachOn }: DemoPanelProps) {
  const from = pathTo({ page: 'game-player', params: { slug } });
  return (
    <div className="player-side">
      <SectionCard title={demo.title}>
        <p className="text-ink-2">{demo.coins}</p>
        <div className="my-3 min-h-20">
          <SessionSeal {...{ session, state }} />
        </div>
        <div className="min-h-10">
          {state.phase === 'idle' && <VerificationMark verification={state.verification} />}
        </div>
        <p className="mt-2 text-sm text-ink-2">
          {demo.dealer}{' '}
          <PageLink className="link" page="fairness">
            {demo.how}
          </PageLink>
        </p>
        {module.hasCoach && (
          <div className="mt-2 min-h-11 border-t border-line pt-2">
            <coachRow.Part {...{ module, state }} on={coach} onChange={setCoachOn} />
          </div>
        )}
        <div className="mt-4 grid gap-2 border-t border-line pt-4">
          <ButtonLink page="register" state={{ from }}>
            {demo.register}
          </ButtonLink>
          <PageLink page="login" state={{ from }} className="link inline-flex min-h-11 items-center justify-center">
            {demo.login}
          </PageLink>
          <PageLink page="games" className="link inline-flex min-h-11 items-center justify-center">
            {demo.games}
          </PageLink>
        </div>
      </SectionCard>
      <p className="mt-3 px-1 text-sm text-ink-3">{demo.smallPrint}</p>
    </div>
  );
}
