import { board, chute, type Hit, hitsOf, type Point, restOf, slotCount } from './board.ts';

/** One section of a fall: its target, its duration, and how the ball leaves the previous point. */
interface Stretch {
  readonly to: Point;
  readonly ms: number;
  /** 0 means a plain fall. Higher values start with a hop, as from a peg. */
  readonly hop: number;
}

const samples = 6;
const firstMs = 240;
export const rowMs = 165;
const lastMs = 260;
/** Two small bounces at the bottom of the slot. */
const settleMs = 110;

/** How far out a ball must be before the edge heats, as a share of the way to the outermost slot. */
const heatFrom = 0.35;
/** The height from which a ball heats the edge. */
const heatBelow = 5;

/** The size of the board in pixels. Its slots are wider than its rows are high where there is room. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fall {
  /** Keyframes for the ball's element. The element is already in its slot, so they are offsets from there. */
  readonly frames: Keyframe[];
  readonly ms: number;
  /** The times in milliseconds when each peg and the slot are touched. */
  readonly hits: readonly { readonly at: number; readonly peg: number }[];
  readonly landsAt: number;
  /** The edge that the ball heats, and its opacity. Null when the ball stays away from both edges. */
  readonly heat: { readonly side: 'left' | 'right'; readonly frames: Keyframe[] } | null;
}

function stretchesOf(hits: readonly Hit[], rest: Point): Stretch[] {
  const rows = hits.map(({ ball }, row) => ({ to: ball, ms: row === 0 ? firstMs : rowMs, hop: row === 0 ? 0 : 0.9 }));
  const hopOnGround = { to: rest, ms: settleMs, hop: 1 };
  return [...rows, { to: rest, ms: lastMs, hop: 0.5 }, hopOnGround];
}

/** The height of a hop on level ground, in board units. */
const groundHop = 0.35;

function pointOn(from: Point, { to, hop }: Stretch, share: number): Point {
  const depth = to.y - from.y;
  const drop =
    depth === 0 ? groundHop * 4 * (share * share - share) : depth * ((1 + hop) * share * share - hop * share);
  return { x: from.x + (to.x - from.x) * share, y: from.y + drop };
}

/** How much a ball at a point heats the nearest edge: 0 in the middle and at the top, 1 in the outermost slot. */
function heatAt({ x, y }: Point): number {
  const outward = Math.abs(2 * x - board.width) / (slotCount - 1);
  const out = Math.max(0, (outward - heatFrom) / (1 - heatFrom));
  return out * Math.max(0, (y - heatBelow) / (restOf(0).y - heatBelow));
}

function heatOf(hits: readonly Hit[], rest: Point, ends: readonly number[], ms: number): Fall['heat'] {
  const points = [...hits.map(({ ball }) => ball), rest];
  const heats = points.map(heatAt);
  if (Math.max(...heats) < 0.05) return null;
  const hottest = points[heats.indexOf(Math.max(...heats))] ?? rest;
  const frames = heats.map((heat, at) => ({ offset: (ends[at] ?? ms) / ms, opacity: Number(heat.toFixed(2)) }));
  return { side: 2 * hottest.x < board.width ? 'left' : 'right', frames: [{ offset: 0, opacity: 0 }, ...frames] };
}

/**
 * Computes the fall of a ball along its path, peg by peg.
 * @param size In pixels. Offsets in pixels let the browser's compositor run the animation.
 */
export function fallOf(path: readonly number[], slot: number, size: Size): Fall {
  const hits = hitsOf(path);
  const rest = restOf(slot);
  const stretches = stretchesOf(hits, rest);
  const ms = stretches.reduce((sum, stretch) => sum + stretch.ms, 0);
  const [unitX, unitY] = [size.width / board.width, size.height / board.height];
  const frame = ({ x, y }: Point, at: number): Keyframe => ({
    offset: Math.min(1, at / ms),
    transform: `translate(${((x - rest.x) * unitX).toFixed(2)}px, ${((y - rest.y) * unitY).toFixed(2)}px)`,
  });
  const frames = [frame(chute, 0)];
  const ends: number[] = [];
  let from = chute;
  let at = 0;
  for (const stretch of stretches) {
    for (let sample = 1; sample <= samples; sample++) {
      const share = sample / samples;
      frames.push(frame(pointOn(from, stretch, share), at + share * stretch.ms));
    }
    at += stretch.ms;
    ends.push(at);
    from = stretch.to;
  }
  return {
    frames,
    ms,
    hits: hits.map(({ peg }, row) => ({ at: ends[row] ?? 0, peg })),
    landsAt: ends[hits.length] ?? ms,
    heat: heatOf(hits, rest, ends, ms),
  };
}
