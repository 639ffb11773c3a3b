import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromPackageRoot } from '../package-root.ts';

/** The current text of one function or trigger of apps/api/sql. */
export interface SqlObject {
  /** The name in the database, with the prefix `trigger ` for triggers. File names have hyphens instead of underscores. */
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** Increases with every change of the text (sql/revisions.json). It shows which of two builds is newer. */
  readonly revision: number;
  /** Hash of name, arguments and result. A build can call a function of another revision with the same signature. */
  readonly signature: string;
}

/** The revision of each function and trigger, and the hash of its text. The hash is null when it was deleted. */
export type SqlRevisions = Readonly<Record<string, { readonly revision: number; readonly hash: string | null }>>;

const functionsFolder = fromPackageRoot('sql', 'functions');
const triggersFolder = fromPackageRoot('sql', 'triggers');
const revisionsFile = fromPackageRoot('sql', 'revisions.json');

/** Replaces the hash of a deleted function or trigger in the file. */
const deleted = 'deleted';

export function readSqlRevisions(): SqlRevisions {
  const stored = JSON.parse(readFileSync(revisionsFile, 'utf8')) as Record<string, string>;
  const entries = Object.entries(stored).map(([name, entry]) => {
    const [revision, hash = deleted] = entry.split(' ');
    return [name, { revision: Number(revision), hash: hash === deleted ? null : hash }];
  });
  return Object.fromEntries(entries);
}

/** Writes one line per object, so that two branches that change different objects merge without conflict. */
export function writeSqlRevisions(revisions: SqlRevisions): void {
  const entries = Object.entries(revisions)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { revision, hash }]) => [name, `${revision} ${hash ?? deleted}`]);
  writeFileSync(revisionsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** Returns the next revisions: one higher for each object whose text changed or was deleted. */
export function nextSqlRevisions(objects: readonly SqlObject[], revisions: SqlRevisions): SqlRevisions {
  const hashes = new Map<string, string | null>(objects.map(({ name, hash }) => [name, hash]));
  const names = [...new Set([...hashes.keys(), ...Object.keys(revisions)])];
  return Object.fromEntries(
    names.map((name) => {
      const [hash, stored] = [hashes.get(name) ?? null, revisions[name]];
      return [name, stored?.hash === hash ? stored : { revision: (stored?.revision ?? 0) + 1, hash }];
    }),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function signatureOf(text: string): string {
  const found = /CREATE OR REPLACE FUNCTION ([\s\S]*?)\bLANGUAGE\b/.exec(text)?.[1] ?? text;
  return hashOf(found.replaceAll(/\s+/g, ' ').trim());
}

function readFolder(folder: string): { file: string; text: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** Adds hashes and revisions, and sorts by name. */
function toObjects(found: readonly Pick<SqlObject, 'name' | 'text' | 'signature'>[]): SqlObject[] {
  const revisions = readSqlRevisions();
  return found
    .map((one) => ({ ...one, hash: hashOf(one.text), revision: revisions[one.name]?.revision ?? 0 }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Reads the functions of sql/functions. Each file contains one. */
export function readSqlFunctions(): SqlObject[] {
  return toObjects(
    readFolder(functionsFolder).map(({ file, text }) => ({
      name: basename(file, '.sql').replaceAll('-', '_'),
      text,
      signature: signatureOf(text),
    })),
  );
}

/** Constraint triggers cannot be replaced, so they are dropped first. */
const triggerPattern =
  /^(?:DROP TRIGGER IF EXISTS (\w+) ON \w+;\nCREATE CONSTRAINT TRIGGER \1|CREATE OR REPLACE TRIGGER (\w+))\s[^;]*;$/gm;

/**
 * Parses the triggers in a file of sql/triggers, without comments.
 * @throws Error when the file contains anything else.
 */
export function parseSqlTriggers(file: string, text: string): Pick<SqlObject, 'name' | 'text'>[] {
  const rest = text
    .replaceAll(triggerPattern, '')
    .replaceAll(/^--.*$/gm, '')
    .trim();
  if (rest !== '') throw new Error(`sql/triggers/${file} contains more than triggers: ${rest.slice(0, 80)}`);
  return [...text.matchAll(triggerPattern)].map(([statement, constraint, name = constraint]) => ({
    name: `trigger ${name}`,
    text: statement,
  }));
}

/** Reads the triggers of sql/triggers. Each module has one file. */
export function readSqlTriggers(): SqlObject[] {
  const found = readFolder(triggersFolder).flatMap(({ file, text }) => parseSqlTriggers(file, text));
  return toObjects(found.map(({ name, text }) => ({ name, text, signature: hashOf(name) })));
}

/** Returns functions first, because triggers call them. */
export function readSqlObjects(): SqlObject[] {
  return [...readSqlFunctions(), ...readSqlTriggers()];
}
