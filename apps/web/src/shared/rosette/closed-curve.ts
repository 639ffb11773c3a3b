/** A point of a curve, and how fast it moves there: per step of the curve's parameter. */
interface Moving {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** How far a point at `radius` has come at `angle`, when its radius changes by `slope` and its angle by `turn` a step. */
export function polar(angle: number, radius: number, slope: number, turn: number): Moving {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: radius * cos,
    y: radius * sin,
    dx: slope * cos - radius * sin * turn,
    dy: slope * sin + radius * cos * turn,
  };
}

/**
 * A closed curve as the data of an SVG path: a cubic from point to point that leaves and arrives as the curve itself does,
 * so that it has no corner at any size. The first control point of each is the mirror of the one before (`S`).
 * @param at the curve at a step from 0 to `steps`, where it is again as at 0 @param decimals kept of each number
 */
export function closedCurve(steps: number, decimals: number, at: (step: number) => Moving): string {
  const text = (value: number) => String(Number(value.toFixed(decimals)));
  const pair = (x: number, y: number) => `${text(x)} ${text(y)}`;
  const start = at(0);
  const control = pair(start.x + start.dx / 3, start.y + start.dy / 3);
  let path = `M${pair(start.x, start.y)}C${control} `;
  for (let step = 1; step <= steps; step++) {
    const { x, y, dx, dy } = at(step);
    path += `${step === 1 ? '' : 'S'}${pair(x - dx / 3, y - dy / 3)} ${pair(x, y)}`;
  }
  return `${path}Z`;
}
