import {
  sanctionsFormats,
  sanctionsMatchStates,
  sanctionsUploadStatuses,
  screeningOccasions,
  screeningResults,
} from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';

/** An imported list. The highest version is current. Older versions stay for the screenings that used them. */
export const sanctionsList = pgTable(
  'sanctions_list',
  {
    version: integer().primaryKey(),
    format: text({ enum: sanctionsFormats }).notNull(),
    /** SHA-256 over the files, in hexadecimal. */
    sha256: text().notNull(),
    /** Names of the files, without their folder. */
    files: text().array().notNull(),
    names: integer().notNull(),
    importedAt: instant().notNull().default(sql`now()`),
    /** Players at the import, all of whom are compared with the list. */
    playersAtImport: integer().notNull().default(0),
    /** Progress of that comparison, in the order of player IDs. A stopped one continues after this player. */
    rescreenedUpTo: uuid(),
    rescreened: integer().notNull().default(0),
    /** Matches that it opened. Known ones are not opened again. */
    rescreeningMatches: integer().notNull().default(0),
    rescreenedAt: instant(),
  },
  (t) => [oneOf(t.format, sanctionsFormats)],
);

/** A name on a list. A person with other names has several rows. */
export const sanctionsName = pgTable(
  'sanctions_name',
  {
    version: integer()
      .notNull()
      .references(() => sanctionsList.version),
    position: integer().notNull(),
    /** The person's id in the list, or name and year of birth when the list has no ids. */
    entry: text().notNull(),
    name: text().notNull(),
    /** Empty when unknown. */
    birthYears: smallint().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.position] })],
);

/** A list that staff uploaded, which is imported after a second person approved it. Functions write it. */
export const sanctionsUpload = pgTable(
  'sanctions_upload',
  {
    /** Created by the caller. */
    id: uuid().primaryKey(),
    format: text({ enum: sanctionsFormats }).notNull(),
    /** As in `sanctions_list`. */
    sha256: text().notNull(),
    files: text().array().notNull(),
    /** The files. Empty when they are no longer needed. */
    contents: bytea().array().notNull(),
    names: integer().notNull(),
    /** The version in force at the upload, with which the list was compared. 0: none. */
    baseVersion: integer().notNull(),
    added: integer().notNull(),
    removed: integer().notNull(),
    /** The first of those names, in the order of the lists. */
    addedNames: text().array().notNull(),
    removedNames: text().array().notNull(),
    mayShrink: boolean().notNull(),
    reason: text().notNull(),
    status: text({ enum: sanctionsUploadStatuses }).notNull().default('pending'),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull().default(sql`now()`),
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionNote: text(),
    /** The version with its names. Null before the import. */
    version: integer(),
  },
  (t) => [
    // One upload at a time, because each is compared with the list in force.
    uniqueIndex('sanctions_upload_open').on(sql`(true)`).where(sql`${t.status} IN ('pending', 'approved')`),
    index('sanctions_upload_newest').on(t.requestedAt),
    oneOf(t.format, sanctionsFormats),
    oneOf(t.status, sanctionsUploadStatuses),
    check(
      'sanctions_upload_decided_whole',
      sql`(${t.status} = 'pending') = (${t.decidedAt} IS NULL) AND (${t.decidedAt} IS NULL) = (${t.decidedBy} IS NULL)`,
    ),
    check('sanctions_upload_by_two', sql`${t.status} IN ('pending', 'rejected') OR ${t.decidedBy} <> ${t.requestedBy}`),
    check('sanctions_upload_version', sql`(${t.status} = 'imported') = (${t.version} IS NOT NULL)`),
  ],
);

/** One screening of a player, with its result. */
export const sanctionsScreening = pgTable(
  'sanctions_screening',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    occasion: text({ enum: screeningOccasions }).notNull(),
    name: text().notNull(),
    birthYear: smallint().notNull(),
    /** Null when there was no list. */
    listVersion: integer(),
    listSha256: text(),
    result: text({ enum: screeningResults }).notNull(),
    screenedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    oneOf(t.occasion, screeningOccasions),
    oneOf(t.result, screeningResults),
    check('sanctions_screening_names_list', sql`(${t.result} = 'no_list') = (${t.listVersion} IS NULL)`),
  ],
);

/** A player whose name is similar to one on a list, for review by staff. */
export const sanctionsMatch = pgTable(
  'sanctions_match',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    /** The first screening that found it. */
    screeningId: uuid().notNull(),
    listVersion: integer().notNull(),
    entry: text().notNull(),
    listedName: text().notNull(),
    listedBirthYears: smallint().array().notNull(),
    /** The player's name at the screening. */
    name: text().notNull(),
    birthYear: smallint().notNull(),
    /** From 0 to 100. */
    score: smallint().notNull(),
    state: text({ enum: sanctionsMatchStates }).notNull().default('open'),
    openedAt: instant().notNull().default(sql`now()`),
    decidedAt: instant(),
    /** The id of the staff member. */
    decidedBy: uuid(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    // A cleared match is not opened again by the next version of the list.
    uniqueIndex('sanctions_match_once').on(t.playerId, t.entry, t.listedName, t.name, t.birthYear),
    index('sanctions_match_by_id').on(t.id),
    index('sanctions_match_queue').on(t.id).where(sql`${t.state} = 'open'`),
    oneOf(t.state, sanctionsMatchStates),
    check('sanctions_match_decided', sql`(${t.state} = 'open') = (${t.decidedAt} IS NULL)`),
    check('sanctions_match_decided_by', sql`(${t.decidedAt} IS NULL) = (${t.decidedBy} IS NULL)`),
  ],
);
