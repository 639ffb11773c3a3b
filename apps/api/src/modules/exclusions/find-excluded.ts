import { closeBirthDates, type FoundVerdict, type MatchReason } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { comparePeople } from './compare-people.ts';
import {
  type MarkRow,
  selectExcludedWith,
  selectMarks,
  selectMarksOfExcluded,
  selectOthersWith,
} from './exclusions.store.ts';
import { birthDateMark, legacyNameMark, nameMark } from './person-evidence.ts';
import { boxOf, type MarkedPerson, personOf } from './person-marks.ts';

/** An excluded person who resembles the subject. */
export interface Found {
  /** The account with the exclusion, which can be in another cell. */
  readonly excludedPlayerId: string;
  readonly verdict: FoundVerdict;
  readonly reasons: readonly MatchReason[];
  /** The mark of the name that was compared. */
  readonly nameMark: Buffer;
}

/**
 * Returns excluded people who may be the subject.
 * @param playerId the subject's own account, which is left out. Null when there is none yet.
 */
export async function findExcluded(
  db: Db,
  key: Buffer,
  subject: MarkedPerson,
  playerId: string | null,
): Promise<Found[]> {
  const likely = await selectExcludedWith(db, searchedValues(key, subject), playerId);
  const rows = await selectMarksOfExcluded(db, likely);
  return [...byPlayer(rows)].flatMap(([excludedPlayerId, marks]) =>
    found(key, subject, excludedPlayerId, personOf(boxOf(key), marks)),
  );
}

/** The reverse: returns open accounts that may belong to this excluded person, each with the match. */
export async function findAccountsOf(
  db: Db,
  key: Buffer,
  excludedPlayerId: string,
): Promise<{ readonly playerId: string; readonly found: Found }[]> {
  const excluded = personOf(boxOf(key), await selectMarksOfExcluded(db, [excludedPlayerId]));
  const others = await selectOthersWith(db, searchedValues(key, excluded), excludedPlayerId);
  const accounts = byPlayer(await selectMarks(db, others));
  return [...accounts].flatMap(([playerId, marks]) =>
    found(key, personOf(boxOf(key), marks), excludedPlayerId, excluded).map((match) => ({ playerId, found: match })),
  );
}

function found(key: Buffer, subject: MarkedPerson, excludedPlayerId: string, excluded: MarkedPerson): Found[] {
  const { verdict, reasons, named } = comparePeople(key, subject, excluded);
  if (verdict === 'none') return [];
  return [{ excludedPlayerId, verdict, reasons, nameMark: named ? nameMark(key, named) : Buffer.alloc(0) }];
}

/**
 * Returns the marks to search for. Similar people share at least one of them: a mark, or a birth date with a small
 * error.
 */
function searchedValues(key: Buffer, { people, kinds }: MarkedPerson): Buffer[] {
  const values = new Set(kinds.keys());
  for (const person of people) {
    values.add(legacyNameMark(key, person).toString('hex'));
    for (const day of closeBirthDates(person.birthDate)) values.add(birthDateMark(key, day).toString('hex'));
  }
  return [...values].map((value) => Buffer.from(value, 'hex'));
}

/** Groups marks by their player. */
export function byPlayer(rows: readonly MarkRow[]): Map<string, MarkRow[]> {
  const players = new Map<string, MarkRow[]>();
  for (const row of rows) players.set(row.playerId, [...(players.get(row.playerId) ?? []), row]);
  return players;
}
