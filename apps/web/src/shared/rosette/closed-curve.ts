/** A point of a curve and its derivative, per step of the curve's parameter. */
interface Moving {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Converts a polar point into x and y with derivatives. The radius changes by `slope` and the angle by `turn` per step. */
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
 * Builds a closed curve as SVG path data: cubic curves from point to point with the curve's own tangents, so that it has no
 * corner at any size. The first control point of each mirrors the previous one (`S`).
 * @param at Returns the curve at a step from 0 to `steps`. Step `steps` equals step 0. @param decimals The number of
 * decimals in the path
 */
export function closedCurve(steps: number, decimals: number, at: (step: number) => Moving): string {
  const unit = 10 ** decimals;
  const text = (value: number) => String(Math.round(value * unit) / unit);
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
