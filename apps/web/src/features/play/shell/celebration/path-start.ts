/** A part of the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The space between the last winning part and the amount, in pixels. */
const gap = 6;

/**
 * Where an amount of this size begins: next to the last winning part, over none of them, inside the stage. The side on which
 * a line continues comes first.
 * @returns The top left corner, or null if there is no room
 */
export function pathStart(
  won: readonly Box[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  stage: Box,
): { x: number; y: number } | null {
  const last = won.at(-1);
  if (!last) return null;
  const within = (at: number, from: number, room: number) => Math.max(from, Math.min(at, from + room));
  const x = within(last.left + (last.width - width) / 2, stage.left, stage.width - width);
  const y = within(last.top + (last.height - height) / 2, stage.top, stage.height - height);
  const sides = [
    { x: last.left + last.width + gap, y },
    { x, y: last.top + last.height + gap },
    { x, y: last.top - height - gap },
    { x: last.left - width - gap, y },
  ];
  const isFree = (place: { x: number; y: number }) =>
    within(place.x, stage.left, stage.width - width) === place.x &&
    within(place.y, stage.top, stage.height - height) === place.y &&
    won.every(
      ({ left, top, width: wide, height: high }) =>
        place.x + width <= left || place.x >= left + wide || place.y + height <= top || place.y >= top + high,
    );
  return sides.find(isFree) ?? null;
}
