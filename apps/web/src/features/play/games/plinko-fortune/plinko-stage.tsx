import { memo } from 'react';
import { formats } from '../../../../lib/i18n/format.ts';
import type { StageProps } from '../../model/game-module.ts';
import { Celebration } from '../../shell/celebration/celebration.tsx';
import { celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { World } from '../../shell/world/world.tsx';
import { board, chute, hitsOf, pegs, placeOf, restOf, slotCount } from './board.ts';
import { type Drop, dropOf, riskOf, slotPaysOf } from './drop.ts';
import '../../shell/dark-stage.css';
import './plinko.css';
import { plinkoFortune as messages } from '@goldwren/messages/current/games/plinko-fortune';
import { RiskBall } from './risk-ball.tsx';
import { ghostDelaysMs, useDrop } from './use-drop.ts';

/** Plinko Fortune: pegs, the slots of the chosen risk, and the ball. */
export function PlinkoStage(props: StageProps) {
  const { phase, round, reducedMotion } = props;
  const risk = riskOf(props.choice);
  const show = useDrop(props);
  const drop = phase === 'staking' ? null : dropOf(round);
  // Slots of another risk have other payouts, so the last ball is not shown in them.
  const resting = drop?.risk === risk ? drop : null;
  const revealed = resting !== null && (show.revealed || phase === 'idle');
  const level = show.revealed && round && phase !== 'staking' ? celebrationOf(round) : 0;
  return (
    <div
      className="play-frame dark-stage plinko"
      data-celebrating={level > 0 || undefined}
      data-level={level || undefined}
    >
      <World slug="plinko-fortune" />
      <div ref={show.board} className="plinko-board">
        <Pegs place={show.pegs} />
        {revealed && <Trail drop={resting} />}
        <ol ref={show.slots} className="plinko-slots" aria-label={messages.slots}>
          {slotPaysOf(risk).map((pay, slot) => (
            <Slot key={slot} pay={pay} slot={slot} landed={revealed && resting.slot === slot} />
          ))}
        </ol>
        {resting && !reducedMotion && <Ghosts at={resting.slot} place={show.ghosts} />}
        {/* A new element for each position, so that layout never moves the ball. */}
        <div
          key={resting ? resting.slot : 'chute'}
          ref={show.ball}
          className="plinko-ball"
          style={placeOf(resting ? restOf(resting.slot) : chute)}
        >
          <RiskBall id={risk} />
        </div>
      </div>
      {round && <Celebration {...{ round, level, phase, reducedMotion }} won=".plinko-slots [aria-current]" />}
    </div>
  );
}

/** The pegs never re-render. A touched peg is animated directly. */
const Pegs = memo(function Pegs({ place }: { place: React.Ref<HTMLDivElement> }) {
  return (
    <div ref={place} className="plinko-pegs" aria-hidden="true">
      {pegs.map((peg) => (
        <i key={`${peg.x} ${peg.y}`} style={placeOf(peg)} />
      ))}
    </div>
  );
});

/** Fading pictures of the falling ball, which follow it. Each is already in the slot, like the ball. */
function Ghosts({ at, place }: { at: number; place: React.Ref<HTMLDivElement> }) {
  return (
    <div key={at} ref={place} className="plinko-ghosts" aria-hidden="true">
      {ghostDelaysMs.map((delay) => (
        <i key={delay} style={placeOf(restOf(at))} />
      ))}
    </div>
  );
}

/** The path that the ball took. */
function Trail({ drop: { path, slot } }: { drop: Drop }) {
  const points = [chute, ...hitsOf(path).map(({ ball }) => ball), restOf(slot)];
  return (
    <svg
      className="plinko-trail"
      viewBox={`0 0 ${board.width} ${board.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.map(({ x, y }) => `${x},${y.toFixed(2)}`).join(' ')} vectorEffect="non-scaling-stroke" />
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
      style={{ '--outward': outward.toFixed(2) } as React.CSSProperties}
    >
      {formats.amount(BigInt(pay)).replace(/([.,]\d)0$/, '$1')}
      {landed && <span className="sr-only">, {messages.landed}</span>}
    </li>
  );
});
