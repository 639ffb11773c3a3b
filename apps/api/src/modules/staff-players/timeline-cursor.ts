import { badCursor } from '../../platform/cursors.ts';

/** The sources of the timeline, in the order of their positions in a cursor. */
export const timelineSources = [
  'gold',
  'sweeps',
  'round',
  'order',
  'free_entry',
  'redemption',
  'ticket',
  'event',
] as const;
export type TimelineSource = (typeof timelineSources)[number];

/** Where each source continues: below this number. Ids that are ordered by time count as numbers, too. */
export type TimelinePlace = Readonly<Record<TimelineSource, bigint>>;

const placeBytes = 16;
const all = timelineSources.length * placeBytes;
const highestSeq = 2n ** 62n;
const highestId = 2n ** 128n - 1n;

const start = Object.fromEntries(
  timelineSources.map((source) => [source, isSequence(source) ? highestSeq : highestId]),
) as TimelinePlace;

/** The journal has a sequence per currency. All other sources have ids that are ordered by time. */
function isSequence(source: TimelineSource): boolean {
  return source === 'gold' || source === 'sweeps';
}

export function idOfPlace(place: bigint): string {
  const hex = place.toString(16).padStart(2 * placeBytes, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function placeOfId(id: string): bigint {
  return BigInt(`0x${id.replaceAll('-', '')}`);
}

/** @throws Problem `validation_failed` for an invalid cursor. */
export function readPlace(cursor: string | undefined): TimelinePlace {
  if (cursor === undefined) return start;
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== all || bytes.toString('base64url') !== cursor) throw badCursor();
  const place = Object.fromEntries(
    timelineSources.map((source, index) => {
      const part = bytes.subarray(index * placeBytes, (index + 1) * placeBytes);
      return [source, BigInt(`0x${part.toString('hex')}`)];
    }),
  ) as Record<TimelineSource, bigint>;
  if (place.gold > highestSeq || place.sweeps > highestSeq) throw badCursor();
  return place;
}

/** The cursor of a timeline of rounds that begins with this round. */
export function cursorBeforeRound(id: string): string {
  return writePlace({ ...start, round: placeOfId(id) + 1n });
}

export function writePlace(place: TimelinePlace): string {
  const hex = timelineSources.map((source) => place[source].toString(16).padStart(2 * placeBytes, '0')).join('');
  return Buffer.from(hex, 'hex').toString('base64url');
}
