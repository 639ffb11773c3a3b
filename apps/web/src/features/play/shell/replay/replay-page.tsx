import type { SharedReplay } from '@goldwren/contracts/player';
import { certificate } from '@goldwren/messages/current/certificate';
import { productDayStart } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api/queries.ts';
import { coinsWithCode, formats } from '../../../../lib/i18n/format.ts';
import { useAuth } from '../../../../lib/session/auth-store.ts';
import { Certificate } from '../../../../shared/fairness/certificate/certificate.tsx';
import { certificateFacts } from '../../../../shared/fairness/certificate/certificate-facts.ts';
import { CopyLink } from '../../../../shared/fairness/certificate/copy-link.tsx';
import { ButtonLink } from '../../../../shared/navigation/page-link.tsx';
import { useGameModule } from '../loading/use-game-module.ts';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import { replayShared, type SharedRound } from './replay-shared.ts';
import { ReplayStage } from './replay-stage.tsx';

/** A round that its player has shared. Anyone can view it, and it does not reveal the player. */
export function ReplayPage({ token }: { token: string }) {
  const replay = useQuery(queries.games.replay({ params: { token } }));
  return (
    <div className="content play pt-6 pb-10">
      <h1 className="mb-4 text-2xl md:text-3xl">
        {replay.data ? certificate.replay.of(replay.data.game.title) : certificate.replay.title}
      </h1>
      <Loaded query={replay} skeleton={<Skeleton className="h-80 w-full" />} problem={certificate.replay.problem}>
        {(shared) => <Replay shared={shared} />}
      </Loaded>
    </div>
  );
}

function Replay({ shared }: { shared: SharedReplay }) {
  const { slug, title } = shared.game;
  const module = useGameModule(slug);
  const reducedMotion = useReducedMotion();
  const isVisitor = useAuth((state) => state.user === null);
  const [isOver, setIsOver] = useState(reducedMotion);
  const replay = useQuery({ queryKey: ['replay-shared', shared], queryFn: () => replayShared(shared) });
  // On wide screens, the certificate is next to the stage, so that the seal is seen when it opens.
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        {replay.data && module.data && replay.data.matches && (
          <ReplayStage {...{ module: module.data, steps: replay.data.steps, isOver, onOver: setIsOver }} />
        )}
      </div>
      <div className="min-w-0">
        {replay.data && <ReplayResult shared={shared} replay={replay.data} isOver={isOver} />}
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink page={isVisitor ? 'game-demo' : 'game-player'} params={{ slug }}>
            {isVisitor ? certificate.replay.demo : certificate.replay.play}
          </ButtonLink>
          <ButtonLink page="game-rules" params={{ slug }} look="secondary">
            {certificate.replay.rules(title)}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

interface ReplayResultProps {
  shared: SharedReplay;
  replay: SharedRound;
  isOver: boolean;
}

/** What the server says about a round, in words. */
function describeClaim({ game, at, currency, stake, raised, payout }: SharedReplay): string {
  const amount = (text: string) => coinsWithCode(text, currency);
  const added = raised === '0.00' ? null : amount(raised);
  return certificate.replay.told(game.title, formats.day(productDayStart(at)), amount(stake), added, amount(payout));
}

/** A round that its key does not produce has no seal. The seal of any other opens when the round has been shown. */
function ReplayResult({ shared, replay, isOver }: ReplayResultProps) {
  if (!replay.matches) {
    return (
      <>
        <p className="text-ink-2">{describeClaim(shared)}</p>
        <StatusText tone="bad" className="mt-3">
          {certificate.replay.differs}
        </StatusText>
      </>
    );
  }
  return (
    <>
      <Certificate
        facts={certificateFacts(shared, productDayStart(shared.at))}
        done={certificate.replayed}
        checks={certificate.replayChecks}
        isOpen={isOver}
      >
        <p className="mx-auto mt-3 max-w-md text-sm text-ink-2">{certificate.onlyPlayer}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <CopyLink link={window.location.href} />
        </div>
      </Certificate>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5">{certificate.everything}</summary>
        <ol className="list-decimal pl-6 text-sm">
          {replay.round.events.map((event, at) => (
            <li key={at} className="break-words">
              <code>{JSON.stringify(event)}</code>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
