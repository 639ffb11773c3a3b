import { Problem } from './problem.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for text that PostgreSQL takes as a uuid in the one spelling that we give out. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** What a cursor that no page gave is answered with. */
export function badCursor(): Problem {
  return new Problem('validation_failed', { fields: { cursor: [{ code: 'cursor_invalid' }] } });
}

/**
 * The cursor of a list that is ordered by a UUIDv7; null for the first page.
 * @throws Problem `validation_failed` when it is not an id.
 */
export function idCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!isUuid(cursor)) throw badCursor();
  return cursor;
}
