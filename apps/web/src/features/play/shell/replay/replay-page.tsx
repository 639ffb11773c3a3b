import type { SharedReplay } from '@goldwren/contracts/player';
import type { Choice } from '@goldwren/game-engine';
import { fairness } from '@goldwren/messages/current/fairness';
import { productDayStart } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { queries } from '../../../../lib/api/queries.ts';
import { coinsWithCode, formats } from '../../../../lib/i18n/format.ts';
import { ButtonLink } from '../../../../shared/navigation/page-link.tsx';
import type { GameModule } from '../../model/game-module.ts';
import { createSkip } from '../../model/skip.ts';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { useGameModule } from '../use-game-module.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { replayShared, type SharedRound } from './replay-shared.ts';

/** A round that its player has shared. Anyone can view it, and it does not reveal the player. */
export function ReplayPage({ token }: { token: string }) {
  const replay = useQuery(queries.games.replay({ params: { token } }));
  return (
    <div className="content play max-w-3xl pt-6 pb-10">
      <h1 className="mb-4 text-2xl md:text-3xl">{fairness.replay.title}</h1>
      <Loaded query={replay} skeleton={<Skeleton className="h-80 w-full" />} problem={fairness.replay.problem}>
        {(shared) => <Replay shared={shared} />}
      </Loaded>
    </div>
  );
}

function Replay({ shared }: { shared: SharedReplay }) {
  const { slug, title } = shared.game;
  const amount = (text: string) => coinsWithCode(text, shared.currency);
  const raised = shared.raised === '0.00' ? null : amount(shared.raised);
  const module = useGameModule(slug);
  const replay = useQuery({ queryKey: ['replay-shared', shared], queryFn: () => replayShared(shared) });
  return (
    <>
      <p className="mb-3 text-ink-2">
        {fairness.replay.told(
          title,
          formats.day(productDayStart(shared.at)),
          amount(shared.stake),
          raised,
          amount(shared.payout),
        )}
      </p>
      {replay.data && module.data && <ReplayStage module={module.data} replay={replay.data} />}
      {replay.data && <ReplayResult replay={replay.data} />}
      <ButtonLink page="game-rules" params={{ slug }} look="secondary" className="mt-4">
        {fairness.replay.rules(title)}
      </ButtonLink>
    </>
  );
}

/** How long a stage waits for the round, as it does for an answer of the server. Reels are then at full speed. */
const waitMs = 600;

/** Shows the round as its player saw it, and then its end. With reduced motion, only the end until a visitor plays it. */
function ReplayStage({ module: { Stage }, replay: { round } }: { module: GameModule; replay: SharedRound }) {
  const [skip] = useState(createSkip);
  const reducedMotion = useReducedMotion();
  const [phase, setPhase] = useState<'staking' | 'showing' | 'idle'>(reducedMotion ? 'idle' : 'staking');
  useEffect(() => {
    if (phase !== 'staking') return;
    const timer = setTimeout(() => setPhase('showing'), waitMs);
    return () => clearTimeout(timer);
  }, [phase]);
  const onShown = useCallback(() => setPhase('idle'), []);
  const isOver = phase === 'idle';
  const nothing = () => undefined;
  return (
    <>
      <div className="stage is-still" data-coin={round.currency === 'gold' ? 'gc' : 'sc'}>
        <Stage
          {...{ phase, round: phase === 'staking' ? null : round, currency: round.currency, reducedMotion, onShown }}
          {...{ sound: silentSoundBoard, skip, keys: false, decision: null }}
          {...{ onDecision: nothing, onAct: nothing, choice: round.choice as Choice, onChoice: nothing }}
        />
      </div>
      <Button look="secondary" className="mt-3" onClick={() => (isOver ? setPhase('staking') : skip.request())}>
        {isOver ? fairness.replay.again : fairness.replay.skip}
      </Button>
    </>
  );
}

function ReplayResult({ replay }: { replay: SharedRound }) {
  return (
    <>
      <StatusText tone={replay.matches ? 'ok' : 'bad'} className="mt-3">
        {replay.matches ? fairness.replay.fits : fairness.replay.differs}
      </StatusText>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5">{fairness.proof.everything}</summary>
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
