/** A place on the middle line of the dragon's body, in pixels from the upper left corner of the reels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise. 0 points to the right. It grows along the body, up to one full turn at the neck. */
  readonly turn: number;
  /** Half the thickness of the body here. */
  readonly half: number;
}

/** The room for the dragon, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The thickness of the frame around the reels. */
  readonly rim: number;
  /** From the reels to the left edge of the stage, and to its upper edge. */
  readonly side: number;
  readonly above: number;
  /** The height of the band above the reels, and how far its edge is from that of the reels, on the side of the head. */
  readonly band: number;
  readonly bandAt: number;
}

/** The dragon in its room. */
export interface Coil {
  readonly body: readonly Spot[];
  /** The size of the head: pixels per unit of its picture. */
  readonly head: number;
}

/** The units of the picture of the head: its height above the neck, from its horns to its jaw, and the room for its snout. */
const headUnits = { all: 196, jaw: 66, snout: 100 };
/** The part of a body's thickness that lies over the edge of the reels, in pixels per pixel of the frame. */
const inside = 0.3;
/** The radius of the corners, and how far the body swings, in pixels per pixel of half its thickness. */
const bend = 2.7;
const swing = 0.15;
/** Waves per length of the body. A whole number, so that the tail and the neck lie on the middle line. */
const waves = 11;
/** How much of its thickness the body has at the end of the tail, which lies under the neck. */
const tailEnd = 0.5;
/** The distance of two spots, in pixels per pixel of half the thickness. A row of scales lies at each. */
const spacing = 0.62;

type Point = readonly [x: number, y: number];

/** A quarter of a circle around a point, clockwise. */
function arc(x: number, y: number, radius: number, from: number): Point[] {
  return Array.from({ length: 19 }, (_, step) => {
    const angle = ((from + step * 5) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** From the tail under the neck, clockwise around the reels, and past their left edge up to the neck. */
function lineAround({ width, height }: Room, out: number, radius: number, rise: number, neck: number): Point[] {
  const [right, bottom, corner] = [width + out, height + out, radius - out];
  return [
    [-out / 2, -out],
    ...arc(right - radius, corner, radius, -90),
    ...arc(right - radius, bottom - radius, radius, 0),
    ...arc(corner, bottom - radius, radius, 90),
    ...arc(corner, radius - rise, radius, 180),
    [corner + neck, -rise],
  ];
}

/** Points at equal distances along a line. */
function spread(line: readonly Point[], distance: number): Point[] {
  const points: Point[] = [];
  let next = 0;
  for (const [index, [toX, toY]] of line.slice(1).entries()) {
    const [x, y] = line[index] as Point;
    const long = Math.hypot(toX - x, toY - y);
    for (; next < long; next += distance) points.push([x + ((toX - x) * next) / long, y + ((toY - y) * next) / long]);
    next -= long;
  }
  return points;
}

/** The directions between the neighbors of each point. An angle past half a circle continues the one before it. */
function turnsOf(points: readonly Point[]): number[] {
  let last = 0;
  return points.map((point, at) => {
    const [[x, y], [toX, toY]] = [points[at - 1] ?? point, points[at + 1] ?? point];
    const turn = Math.atan2(toY - y, toX - x);
    last = turn + 2 * Math.PI * Math.round((last - turn) / (2 * Math.PI));
    return last;
  });
}

/**
 * A dragon that lies once around the reels, clockwise from its tail to its neck at the upper left corner. Its head is next
 * to the band above the reels, or above the band where the band leaves no room for it.
 */
export function coilAround(room: Room): Coil {
  const { rim, side, above, band, bandAt, width, height } = room;
  // Thin enough for most of it to stay on the stage: only the spikes and the edge of its back may be cut off.
  const thick = Math.max(rim * 0.8, Math.min(rim * 1.25, height * 0.043, (side + inside * rim) / 1.65));
  const fits = (height: number) => Math.min(thick / 24, height / headUnits.all);
  const lowHead = fits(above - rim / 2);
  const isNextToBand = bandAt > headUnits.snout * lowHead;
  const head = isNextToBand ? lowHead : fits(above - rim - band);
  const rise = headUnits.jaw * head + (isNextToBand ? rim / 2 : rim + band);
  const radius = Math.min(bend * thick, width / 4);
  const line = lineAround(room, thick - inside * rim, radius, rise, radius * (isNextToBand ? 0.3 : 1.1));
  const points = spread(line, spacing * thick);
  const turns = turnsOf(points);
  const last = points.length - 1;
  const swung = points.map(([x, y], at): Point => {
    const out = Math.sin((at / last) * waves * 2 * Math.PI) * swing * thick;
    const turn = turns[at] ?? 0;
    return [x + Math.sin(turn) * out, y - Math.cos(turn) * out];
  });
  const swungTurns = turnsOf(swung);
  const body = swung.map(([x, y], at) => {
    const tail = Math.min(1, tailEnd + at / last / 0.5);
    const neck = isNextToBand ? 0 : Math.max(0, -y / rise) * 0.35;
    return { x, y, turn: swungTurns[at] ?? 0, half: thick * (tail + (at > last / 2 ? neck : 0)) };
  });
  return { body, head };
}
