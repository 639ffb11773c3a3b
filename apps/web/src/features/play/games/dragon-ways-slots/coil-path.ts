/** A part of the dragon's body: its place in percent of the box around the reels, its direction, and its size. */
export interface CoilPart {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. 0 points to the right. */
  readonly turn: number;
  /** From 0, the tail, to 1, the neck. */
  readonly along: number;
}

const waves = 9;
/** How far the body swings across the edge, in pixels per pixel of its thickness. */
const swing = 0.22;

/** Where the body starts and ends on the upper edge, in shares of the width. The head is at the end, near the left corner. */
const ends = { tail: 0.17, head: 0.035 };
/** The radius of the corners, in pixels per pixel of thickness. */
const bend = 1.4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The edge of a box with rounded corners as a line of points, clockwise from the middle of its upper edge. */
function edgeOf(width: number, height: number, radius: number): Point[] {
  const corners = [
    { x: width - radius, y: radius, from: -90 },
    { x: width - radius, y: height - radius, from: 0 },
    { x: radius, y: height - radius, from: 90 },
    { x: radius, y: radius, from: 180 },
  ];
  const turns = [0, 15, 30, 45, 60, 75, 90];
  const arcs = corners.flatMap(({ x, y, from }) =>
    turns.map((degrees) => {
      const angle = ((from + degrees) * Math.PI) / 180;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  );
  const start = { x: ends.tail * width, y: 0 };
  return [start, ...arcs, { x: ends.head * width + radius, y: 0 }];
}

/** The point at this distance along a line of points, moved outwards. */
function pointAlong(line: readonly Point[], distance: number, out: number): Point {
  let left = distance;
  for (const [index, from] of line.slice(0, -1).entries()) {
    const to = line[index + 1] as Point;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    if (left > long && index < line.length - 2) {
      left -= long;
      continue;
    }
    const [alongX, alongY] = [(to.x - from.x) / long, (to.y - from.y) / long];
    return { x: from.x + alongX * left + alongY * out, y: from.y + alongY * left - alongX * out };
  }
  throw new RangeError('The line has no length');
}

/**
 * The body of a dragon that lies once around a box, clockwise from its tail to its neck.
 * @param thick The thickness of the body in pixels
 */
export function coilPath(width: number, height: number, thick: number, parts: number): CoilPart[] {
  const line = edgeOf(width, height, bend * thick);
  const whole = line.slice(1).reduce((sum, to, at) => {
    const from = line[at] as Point;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);
  const pointAt = (share: number) =>
    pointAlong(line, share * whole, Math.sin(share * waves * 2 * Math.PI) * swing * thick);
  return Array.from({ length: parts }, (_, part) => {
    const share = (part + 0.5) / parts;
    const [before, at, after] = [pointAt(share - 0.4 / parts), pointAt(share), pointAt(share + 0.4 / parts)];
    const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
    return { x: (at.x / width) * 100, y: (at.y / height) * 100, turn, along: part / (parts - 1) };
  });
}
