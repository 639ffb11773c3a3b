import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromPackageRoot } from '../package-root.ts';

/** The current text of one function or trigger of apps/api/sql. */
export interface SqlObject {
  /** As the database knows it; a trigger has `trigger ` before its name. Files have hyphens for the underscores. */
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** Grows with every change of the text (sql/revisions.json): which of two builds is the newer one. */
  readonly revision: number;
  /** Hash of the name, arguments and result of a function. A build can call a function of another revision with the same signature. */
  readonly signature: string;
}

/** Per function and trigger, its revision and the hash of its text. Null is the hash of one that was deleted. */
export type SqlRevisions = Readonly<Record<string, { readonly revision: number; readonly hash: string | null }>>;

const functionsFolder = fromPackageRoot('sql', 'functions');
const triggersFolder = fromPackageRoot('sql', 'triggers');
const revisionsFile = fromPackageRoot('sql', 'revisions.json');

/** What the file holds in place of the hash of a function or trigger that was deleted. */
const deleted = 'deleted';

export function readSqlRevisions(): SqlRevisions {
  const stored = JSON.parse(readFileSync(revisionsFile, 'utf8')) as Record<string, string>;
  const entries = Object.entries(stored).map(([name, entry]) => {
    const [revision, hash = deleted] = entry.split(' ');
    return [name, { revision: Number(revision), hash: hash === deleted ? null : hash }];
  });
  return Object.fromEntries(entries);
}

/** Stores the revisions, a line for each object, so that two branches that change different ones merge. */
export function writeSqlRevisions(revisions: SqlRevisions): void {
  const entries = Object.entries(revisions)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { revision, hash }]) => [name, `${revision} ${hash ?? deleted}`]);
  writeFileSync(revisionsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** The revisions after every change of the files: one more where the text is another, or where it is gone. */
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

/** With their revisions, in the order of the database's names. */
function toObjects(found: readonly Pick<SqlObject, 'name' | 'text' | 'signature'>[]): SqlObject[] {
  const revisions = readSqlRevisions();
  return found
    .map((one) => ({ ...one, hash: hashOf(one.text), revision: revisions[one.name]?.revision ?? 0 }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The functions of sql/functions, one in each file. */
export function readSqlFunctions(): SqlObject[] {
  return toObjects(
    readFolder(functionsFolder).map(({ file, text }) => ({
      name: basename(file, '.sql').replaceAll('-', '_'),
      text,
      signature: signatureOf(text),
    })),
  );
}

/** Constraint triggers cannot be replaced: they are dropped first. */
const triggerPattern =
  /^(?:DROP TRIGGER IF EXISTS (\w+) ON \w+;\nCREATE CONSTRAINT TRIGGER \1|CREATE OR REPLACE TRIGGER (\w+))\s[^;]*;$/gm;

/**
 * The triggers in the text of a file of sql/triggers, without the comments.
 * @throws Error when the file holds something else.
 */
export function parseSqlTriggers(file: string, text: string): Pick<SqlObject, 'name' | 'text'>[] {
  const rest = text
    .replaceAll(triggerPattern, '')
    .replaceAll(/^--.*$/gm, '')
    .trim();
  if (rest !== '') throw new Error(`sql/triggers/${file} holds something else than triggers: ${rest.slice(0, 80)}`);
  return [...text.matchAll(triggerPattern)].map(([statement, constraint, name = constraint]) => ({
    name: `trigger ${name}`,
    text: statement,
  }));
}

/** The triggers of sql/triggers, where each module has a file. */
export function readSqlTriggers(): SqlObject[] {
  const found = readFolder(triggersFolder).flatMap(({ file, text }) => parseSqlTriggers(file, text));
  return toObjects(found.map(({ name, text }) => ({ name, text, signature: hashOf(name) })));
}

/** Functions first: triggers call them. */
export function readSqlObjects(): SqlObject[] {
  return [...readSqlFunctions(), ...readSqlTriggers()];
}
