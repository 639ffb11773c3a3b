/** A part of the screen, in pixels. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

type Place = { readonly x: number; readonly y: number };

/** The space between a winning part and the amount, in pixels. */
const gap = 6;

const within = (at: number, from: number, room: number) => Math.max(from, Math.min(at, from + room));

/**
 * Where an amount of this size begins: next to the last winning part with room, over none of them, inside the stage. The side
 * on which a line continues comes first.
 * @returns The top left corner, or null if there is no room
 */
export function pathStart(
  won: readonly Box[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  stage: Box,
): Place | null {
  const inside = ({ x, y }: Place): Place => ({
    x: within(x, stage.left, stage.width - width),
    y: within(y, stage.top, stage.height - height),
  });
  const sidesOf = ({ left, top, width: wide, height: high }: Box): Place[] => {
    const { x, y } = inside({ x: left + (wide - width) / 2, y: top + (high - height) / 2 });
    return [
      { x: left + wide + gap, y },
      { x, y: top + high + gap },
      { x, y: top - height - gap },
      { x: left - width - gap, y },
    ];
  };
  const isFree = (place: Place) => {
    const { x, y } = inside(place);
    const over = ({ left, top, width: wide, height: high }: Box) =>
      x + width > left && x < left + wide && y + height > top && y < top + high;
    return x === place.x && y === place.y && !won.some(over);
  };
  return won.toReversed().flatMap(sidesOf).find(isFree) ?? null;
}
