import { v7 } from 'uuid';

/** A new UUIDv7: made before the first attempt, so that a retry carries the same id. */
export function newId(): string {
  return v7();
}
