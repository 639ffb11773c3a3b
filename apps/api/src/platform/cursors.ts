import { Problem } from './problem.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a uuid in the spelling that the API uses: lower case with hyphens. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** The problem for an invalid cursor. */
export function badCursor(): Problem {
  return new Problem('validation_failed', { fields: { cursor: [{ code: 'cursor_invalid' }] } });
}

/**
 * Parses the cursor of a list that is ordered by UUIDv7; null for the first page.
 * @throws Problem `validation_failed` when it is not a uuid.
 */
export function idCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!isUuid(cursor)) throw badCursor();
  return cursor;
}

/**
 * Parses the cursor of a list that is ordered by a number from 1; null for the first page.
 * @throws Problem `validation_failed` when it is not such a number.
 */
export function numberCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw badCursor();
  return Number(cursor);
}
