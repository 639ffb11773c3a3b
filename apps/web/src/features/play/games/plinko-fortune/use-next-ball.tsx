import { plinkoFortune as messages } from '@goldwren/messages/current/games/plinko-fortune';
import { play as playMessages } from '@goldwren/messages/current/play';
import { play } from '@goldwren/rules';
import { useEffect, useState } from 'react';
import type { NextRound, NextRoundProps } from '../../model/game-module.ts';
import { hundredthsOf, visibleBalances } from '../../model/play-state.ts';
import { useReducedMotion } from '../../shell/motion/use-reduced-motion.ts';
import './next-ball.css';

/** A ball falls for less than three times the minimum interval of rounds, so no more can be in the air. */
export const mostBalls = 3;

/** The next ball, which can fall while others do. Null with reduced motion, which shows one round after another. */
export function useNextBall({ state, bet: { currency, stake }, skip }: NextRoundProps): NextRound | null {
  const reducedMotion = useReducedMotion();
  const { showing, checks, problem } = state;
  const newest = showing.at(-1)?.round_id ?? null;
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    if (newest === null) return;
    // The server rejects a faster round. It counts from the time of the last round, which is before its answer arrives.
    const timer = setTimeout(() => setRested(newest), play.minimumRoundIntervalMs);
    return () => clearTimeout(timer);
  }, [newest]);
  if (reducedMotion) return null;
  const isFree = newest !== null && newest === rested && showing.length < mostBalls && problem === null;
  const isChecked = showing.every(({ round_id }) => checks[round_id]);
  // A stake that is paid from a payout which is not on the screen yet would reveal that payout.
  const isCovered = visibleBalances(state)[currency] >= hundredthsOf(stake);
  return {
    label: messages.dropAgain,
    isReady: isFree && isChecked && isCovered,
    aside: <SkipButton busy={showing.length === 0} onPress={() => skip.request()} />,
  };
}

/** Always there, so that the main button keeps its place, and the focus stays on the button that was pressed. */
function SkipButton({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-s plinko-skip"
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      {playMessages.skip}
    </button>
  );
}
