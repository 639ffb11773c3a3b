import { atSpeed, type Cut } from './reel.ts';

/**
 * Cuts a spin at a time in `inMs`: its steps before that, and the position then. Null before the reel has reached its speed and
 * after its last lap.
 */
export function stepsIn(inMs: number): Cut {
  return (spin, nowMs) => {
    const ms = nowMs + inMs;
    const next = spin.findIndex((step) => step.ms > ms);
    const [from, to] = [spin[next - 1], spin[next]];
    if (!from || !to || from.look.opacity !== atSpeed.opacity) return null;
    const row = from.row + ((to.row - from.row) * (ms - from.ms)) / (to.ms - from.ms);
    return [...spin.slice(0, next), { ms, row, look: atSpeed }];
  };
}
