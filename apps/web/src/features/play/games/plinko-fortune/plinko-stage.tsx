import type { Round } from '@goldwren/contracts/player';
import { plinkoFortune as messages } from '@goldwren/messages/current/games/plinko-fortune';
import { type CSSProperties, memo, useRef, useState } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';
import type { StageProps } from '../../model/game-module.ts';
import { Celebration } from '../../shell/celebration/celebration.tsx';
import { celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { World } from '../../shell/world/world.tsx';
import { Ball } from './ball.tsx';
import { board, chute, hitsOf, pegs, placeOf, restOf, slotCount } from './board.ts';
import { type Drop, dropOf, riskOf, slotPaysOf } from './drop.ts';
import '../../shell/dark-stage.css';
import './plinko.css';
import './plate.css';
import { RiskBall } from './risk-ball.tsx';

interface Balls {
  /** In the air, oldest first. */
  readonly flights: readonly Round[];
  /** The ball that lies in its slot since before them. */
  readonly resting: Round | null;
  /** No ball is on the board, because the first one waits for its answer. */
  readonly isCleared: boolean;
}

function ballsOf({ phase, round, showing, choice }: StageProps): Balls {
  const flights = showing ?? (phase === 'showing' && round ? [round] : []);
  const isCleared = phase === 'staking' && flights.length === 0;
  // Slots of another risk have other payouts, so the last ball is not shown in them.
  const isResting = !isCleared && round !== null && !flights.includes(round) && dropOf(round)?.risk === riskOf(choice);
  return { flights, resting: isResting ? round : null, isCleared };
}

/** What the balls of this page have done so far. */
function useLandings() {
  const [landed, setLanded] = useState<readonly string[]>([]);
  const [celebrated, setCelebrated] = useState<Round | null>(null);
  const ends = useRef(Promise.resolve());
  return {
    ...{ landed, celebrated, ends, onCelebrated: setCelebrated },
    /** A replay shows the same round again. */
    onStarted: (roundId: string) => {
      setLanded((ids) => (ids.includes(roundId) ? ids.filter((id) => id !== roundId) : ids));
      setCelebrated((round) => (round?.round_id === roundId ? null : round));
    },
    onLanded: ({ round_id }: Round) => setLanded((ids) => [...ids.slice(-slotCount), round_id]),
  };
}

/** Plinko Fortune: pegs, the slots of the chosen risk, and the balls. */
export function PlinkoStage(props: StageProps) {
  const { phase, round, reducedMotion, sound, skip, onShown } = props;
  const risk = riskOf(props.choice);
  const { flights, resting, isCleared } = ballsOf(props);
  const { landed, celebrated, ends, ...on } = useLandings();
  const [area, slots] = [useRef<HTMLDivElement>(null), useRef<HTMLOListElement>(null)];
  const balls = resting ? [resting, ...flights] : flights;
  const atRest = balls.filter((one) => one === resting || landed.includes(one.round_id)).map(dropOf);
  const latest = atRest.at(-1) ?? null;
  const isInFlight = celebrated !== null && flights.includes(celebrated);
  const isShown = isInFlight || (celebrated !== null && celebrated === round && !isCleared);
  const level = celebrated && isShown ? celebrationOf(celebrated) : 0;
  const paidSlot = (celebrated && dropOf(celebrated)?.slot) ?? 0;
  return (
    <div
      className="play-frame dark-stage plinko"
      // How far the paid slot is to the right of the middle, in slots.
      style={{ '--slot': paidSlot - (slotCount - 1) / 2 } as CSSProperties}
      data-celebrating={level > 0 || undefined}
      data-level={level || undefined}
    >
      <World slug="plinko-fortune" />
      <div ref={area} className="plinko-board">
        <Pegs />
        {latest && <Trail drop={latest} />}
        <ol ref={slots} className="plinko-slots" aria-label={messages.slots}>
          {slotPaysOf(risk).map((pay, slot) => (
            <Slot key={slot} pay={pay} slot={slot} landed={atRest.some((drop) => drop?.slot === slot)} />
          ))}
        </ol>
        {balls.map((one) => (
          <Ball
            key={one.round_id}
            {...{ round: one, flying: one !== resting, board: area, slots, ends, reducedMotion, sound, skip, ...on }}
            onShown={onShown}
          />
        ))}
        {/* The next ball, which waits for its answer. */}
        {(phase === 'staking' || balls.length === 0) && (
          <div className="plinko-ball" style={placeOf(chute)}>
            <RiskBall id={risk} />
          </div>
        )}
      </div>
      {celebrated && isShown && (
        <Celebration
          {...{ round: celebrated, level, phase: isInFlight ? 'showing' : 'idle', reducedMotion }}
          won={`.plinko-slots > :nth-child(${paidSlot + 1})`}
        />
      )}
    </div>
  );
}

/** The wheels in the upper corners. Their order selects their place and size in the stylesheet. */
const cogs = ['left', 'right', 'lower left', 'lower right'];

/** The pegs never re-render. A ball that touches one has its own picture of it. */
const Pegs = memo(function Pegs() {
  return (
    <div className="plinko-pegs" aria-hidden="true">
      {cogs.map((cog) => (
        <span key={cog} className="plinko-cog" />
      ))}
      {pegs.map((peg) => (
        <i key={`${peg.x} ${peg.y}`} style={placeOf(peg)} />
      ))}
    </div>
  );
});

/** The path that the ball took, and the pegs that it touched. A win lights both. */
function Trail({ drop: { path, slot } }: { drop: Drop }) {
  const hits = hitsOf(path);
  const points = [chute, ...hits.map(({ ball }) => ball), restOf(slot)];
  const way = points.map(({ x, y }) => `${x},${y.toFixed(2)}`).join(' ');
  const touched = hits
    .map(({ peg }) => pegs[peg])
    .map((at) => at && `M${at.x} ${at.y.toFixed(2)}h.01`)
    .join('');
  return (
    <svg
      className="plinko-trail"
      viewBox={`0 0 ${board.width} ${board.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline className="is-way" points={way} vectorEffect="non-scaling-stroke" />
      <polyline className="is-core" points={way} vectorEffect="non-scaling-stroke" />
      <path d={touched} vectorEffect="non-scaling-stroke" />
      <path className="is-core" d={touched} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A payout in hundredths of the stake, on a slot that is only one to three digits wide. */
const Slot = memo(function Slot({ pay, slot, landed }: { pay: number; slot: number; landed: boolean }) {
  const outward = Math.abs(2 * slot - (slotCount - 1)) / (slotCount - 1);
  return (
    <li
      aria-current={landed || undefined}
      data-won={pay > 100 || undefined}
      data-long={pay >= 10_000 || undefined}
      style={{ '--outward': outward.toFixed(2) } as CSSProperties}
    >
      {formats.amount(BigInt(pay)).replace(/([.,]\d)0$/, '$1')}
      {landed && <span className="sr-only">, {messages.landed}</span>}
    </li>
  );
});
