import { dragonWaysSlots as messages } from '@goldwren/messages/current/games/dragon-ways-slots';
import type { ReelWin } from '../../reels/reel-script.ts';
import { useSteps } from '../../reels/spin/use-steps.ts';
import { useLitWin } from '../../reels/wins/use-lit-win.ts';
import '../../reels/wins/ways-plaque.css';

/** The number of matching symbols on each reel of a win. Their product is its number of ways. */
function factorsOf({ cells, count }: Pick<ReelWin, 'cells' | 'count'>): number[] {
  return Array.from({ length: count }, (_, reel) => cells.filter(([at]) => at === reel).length);
}

interface WaysProductProps {
  wins: readonly ReelWin[];
  /** Milliseconds for each factor. 0 shows all of them at once. */
  stepMs: number;
  /** True while the band of a large win counts up. */
  holds: boolean;
}

/** How the ways of the highlighted win are multiplied, one reel after another. */
export function WaysProduct({ wins, stepMs, holds }: WaysProductProps) {
  const win = useLitWin(wins, holds);
  const factors = factorsOf(win ?? { cells: [], count: 0 });
  const step = useSteps(`${win?.symbol}`, factors.length + 1, stepMs);
  if (step === 0) return null;
  const ways = factors.reduce((product, one) => product * one, 1);
  return (
    <p className="ways-plaque ways-product" aria-hidden="true">
      {factors.slice(0, step).join(' × ')}
      {step > factors.length && <b> = {messages.ways(ways)}</b>}
    </p>
  );
}
