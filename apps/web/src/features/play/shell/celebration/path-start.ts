/** A part of the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

type Place = { readonly x: number; readonly y: number };

const middleOf = ({ left, top, width, height }: Box): Place => ({ x: left + width / 2, y: top + height / 2 });

/**
 * Where an amount of this size begins: inside the field and over nothing that won, as near to the middle of it as possible.
 * The nearest free place is in line with the middle, or touches what won or the edge of the field in both directions.
 * @param gap The space between a winning part and the amount, in pixels
 * @returns The top left corner, or null if there is no room
 */
export function pathStart(
  won: readonly Box[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  field: Box,
  gap = 6,
): Place | null {
  if (won.length === 0) return null;
  const centers = won.map(middleOf);
  const middle = {
    x: centers.reduce((sum, { x }) => sum + x, 0) / won.length - width / 2,
    y: centers.reduce((sum, { y }) => sum + y, 0) / won.length - height / 2,
  };
  const [right, bottom] = [field.left + field.width - width, field.top + field.height - height];
  // Of two places that are equally near, the one further down comes first, then the one in line with the middle.
  const xs = [
    middle.x,
    field.left,
    right,
    ...won.flatMap((one) => [one.left + one.width + gap, one.left - width - gap]),
  ];
  const ys = [
    bottom,
    ...won.flatMap((one) => [one.top + one.height + gap, one.top - height - gap]),
    middle.y,
    field.top,
  ];
  const isFree = ({ x, y }: Place) =>
    x >= field.left &&
    x <= right &&
    y >= field.top &&
    y <= bottom &&
    !won.some(
      (one) => x + width > one.left && x < one.left + one.width && y + height > one.top && y < one.top + one.height,
    );
  const far = ({ x, y }: Place) => Math.hypot(x - middle.x, y - middle.y);
  const places = [...new Set(ys)].flatMap((y) => [...new Set(xs)].map((x) => ({ x, y }))).filter(isFree);
  return places.reduce<Place | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
}

/** Where an amount of this size begins over another amount: in its middle, but inside the stage. */
export function overTotal(total: Box, { width, height }: Pick<Box, 'width' | 'height'>, stage: Box): Place {
  const { x, y } = middleOf(total);
  const within = (at: number, from: number, room: number) => Math.max(from, Math.min(at, from + room));
  return {
    x: within(x - width / 2, stage.left, stage.width - width),
    y: within(y - height / 2, stage.top, stage.height - height),
  };
}
