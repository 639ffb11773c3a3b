/** A part of the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export type Place = { readonly x: number; readonly y: number };
type Size = Pick<Box, 'width' | 'height'>;

const middleOf = ({ left, top, width, height }: Box): Place => ({ x: left + width / 2, y: top + height / 2 });

/** True when an amount of this size in this place covers one of the boxes. */
const covers = ({ x, y }: Place, { width, height }: Size, boxes: readonly Box[]) =>
  boxes.some(
    (one) => x + width > one.left && x < one.left + one.width && y + height > one.top && y < one.top + one.height,
  );

interface PathOptions {
  /** The space between a winning part and the amount, in pixels. */
  gap?: number;
  /** What the amount must not cover either, although it did not win. */
  also?: readonly Box[];
  /** Where the path ends. If it is set, the amount must cover nothing on its way there. */
  end?: Place | undefined;
}

/**
 * Where an amount of this size begins: inside the field and over nothing that won, as near to the middle of it as possible.
 * The nearest free place is in line with the middle, or touches what won or the edge of the field in both directions.
 * @returns The top left corner, or null if there is no room
 */
export function pathStart(
  won: readonly Box[],
  size: Size,
  field: Box,
  { gap = 6, also = [], end }: PathOptions = {},
): Place | null {
  if (won.length === 0) return null;
  const { width, height } = size;
  const centers = won.map(middleOf);
  const middle = {
    x: centers.reduce((sum, { x }) => sum + x, 0) / won.length - width / 2,
    y: centers.reduce((sum, { y }) => sum + y, 0) / won.length - height / 2,
  };
  const kept = [...won, ...also];
  const [right, bottom] = [field.left + field.width - width, field.top + field.height - height];
  // Of two places that are equally near, the one further down comes first, then the one in line with the middle.
  const xs = [
    middle.x,
    field.left,
    right,
    ...kept.flatMap((one) => [one.left + one.width + gap, one.left - width - gap]),
  ];
  const ys = [
    bottom,
    ...kept.flatMap((one) => [one.top + one.height + gap, one.top - height - gap]),
    middle.y,
    field.top,
  ];
  const isFree = (place: Place) =>
    place.x >= field.left &&
    place.x <= right &&
    place.y >= field.top &&
    place.y <= bottom &&
    !covers(place, size, kept);
  const far = ({ x, y }: Place) => Math.hypot(x - middle.x, y - middle.y);
  const places = [...new Set(ys)].flatMap((y) => [...new Set(xs)].map((x) => ({ x, y }))).filter(isFree);
  return places.sort((one, other) => far(one) - far(other)).find((place) => isClear(place, end, size, kept)) ?? null;
}

/** The way is checked at this many points, which are less than a symbol apart. */
const waySteps = 16;

function isClear(from: Place, end: Place | undefined, size: Size, kept: readonly Box[]): boolean {
  if (!end) return true;
  return !Array.from({ length: waySteps }, (_, step) => (step + 1) / waySteps).some((share) =>
    covers({ x: from.x + share * (end.x - from.x), y: from.y + share * (end.y - from.y) }, size, kept),
  );
}

/** Where an amount of this size begins over another amount: in its middle, but inside the stage. */
export function overTotal(total: Box, { width, height }: Size, stage: Box): Place {
  const { x, y } = middleOf(total);
  const within = (at: number, from: number, room: number) => Math.max(from, Math.min(at, from + room));
  return {
    x: within(x - width / 2, stage.left, stage.width - width),
    y: within(y - height / 2, stage.top, stage.height - height),
  };
}
