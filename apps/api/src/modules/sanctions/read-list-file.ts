import { createHash } from 'node:crypto';
import type { SanctionsFormat } from '@goldwren/rules';
import { parse } from 'csv-parse/sync';

export interface ListFile {
  /** Without its folder. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface ListedName {
  readonly entry: string;
  readonly name: string;
  readonly birthYears: readonly number[];
}

export interface ReadList {
  readonly format: SanctionsFormat;
  readonly sha256: string;
  readonly names: readonly ListedName[];
}

/** What is wrong with a list file. The message is for the operator who imports it. */
export class ListFileError extends Error {}

/** OFAC writes this for an empty value. */
const nothing = '-0-';
const sdnColumns = 12;
const altColumns = 5;
const nameMaxLength = 500;

const endOfFile = String.fromCharCode(0x1a);

/** OFAC files end with the old end-of-file character and contain some Latin-1 letters. */
function textOf({ bytes }: ListFile): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  const end = text.trimEnd();
  return end.endsWith(endOfFile) ? end.slice(0, -1) : text;
}

function rowsOf(file: ListFile, columns: number): string[][] {
  let rows: string[][];
  try {
    rows = parse(textOf(file), { bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new ListFileError(`${file.name}: ${(error as Error).message}`, { cause: error });
  }
  if (rows.length === 0) throw new ListFileError(`${file.name}: the file is empty`);
  rows.forEach((row, index) => {
    if (row.length !== columns) {
      throw new ListFileError(`${file.name}, row ${index + 1}: ${row.length} columns instead of ${columns}`);
    }
  });
  return rows;
}

function checkedName(file: ListFile, row: number, name: string): string {
  if (name === '' || name === nothing || name.length > nameMaxLength || /\p{C}/u.test(name)) {
    throw new ListFileError(`${file.name}, row ${row}: this is not a valid name`);
  }
  return name;
}

const birthDate =
  /\bDOB\s+(?:circa\s+)?(?:\d{1,2}\s+)?(?:[A-Z][a-z]{2}\s+)?(\d{4})(?:\s+to\s+(?:\d{1,2}\s+)?(?:[A-Z][a-z]{2}\s+)?(\d{4}))?/g;
const longestSpan = 20;

/** `"DOB 24 Apr 1958; alt. DOB 1960 to 1961; POB …"` → 1958, 1960, 1961. */
export function birthYearsIn(remarks: string): number[] {
  const years = [...remarks.matchAll(birthDate)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    if (last < first || last - first > longestSpan) return [first];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return [...new Set(years)].sort();
}

/**
 * Returns the individuals of SDN.CSV with their other names from ALT.CSV. Ships, aircraft and companies are left out,
 * because they cannot be players.
 */
function readSdn(file: ListFile, alt: ListFile | undefined): ListedName[] {
  const people = new Map<string, readonly number[]>();
  const names: ListedName[] = [];
  rowsOf(file, sdnColumns).forEach((row, index) => {
    const [entry = '', name = '', type = ''] = row;
    if (!/^\d+$/.test(entry))
      throw new ListFileError(`${file.name}, row ${index + 1}: the first column is not a number`);
    if (type !== 'individual') return;
    const birthYears = birthYearsIn(row[sdnColumns - 1] ?? '');
    people.set(entry, birthYears);
    names.push({ entry, name: checkedName(file, index + 1, name), birthYears });
  });
  if (people.size === 0) throw new ListFileError(`${file.name}: the file contains no individual`);
  if (!alt) return names;
  rowsOf(alt, altColumns).forEach(([entry = '', , , name = ''], index) => {
    const birthYears = people.get(entry);
    if (birthYears) names.push({ entry, name: checkedName(alt, index + 1, name), birthYears });
  });
  return names;
}

const plainHeader = ['name', 'birth_year'];

/** Reads one name per row. The year may be empty. */
function readPlain(file: ListFile): ListedName[] {
  const [, ...rows] = rowsOf(file, plainHeader.length);
  if (rows.length === 0) throw new ListFileError(`${file.name}: the file contains no names`);
  return rows.map(([name = '', year = ''], index) => {
    const line = index + 2;
    if (year !== '' && !/^(19|20)\d{2}$/.test(year)) {
      throw new ListFileError(`${file.name}, row ${line}: ${JSON.stringify(year)} is not a year of birth`);
    }
    const listed = checkedName(file, line, name);
    // Not the number of the row: a new row above would open every match below again.
    return {
      entry: [listed, year].filter(Boolean).join(', '),
      name: listed,
      birthYears: year === '' ? [] : [Number(year)],
    };
  });
}

/**
 * Reads the files of one list: SDN.CSV, SDN.CSV and ALT.CSV, or one file that starts with `name,birth_year`. A list is
 * read completely or not at all.
 * @throws ListFileError with the file, the row and the error.
 */
export function readListFiles([first, second, ...more]: readonly ListFile[]): ReadList {
  if (!first || more.length > 0) throw new ListFileError('Pass one file, or SDN.CSV and ALT.CSV.');
  const hash = createHash('sha256').update(first.bytes);
  const isPlain = /^\uFEFF?"?name"?\s*,\s*"?birth_year"?\s*$/m.test(textOf(first).split('\n', 1)[0] ?? '');
  if (isPlain && second) throw new ListFileError(`${second.name}: a plain list must be one file`);
  if (second) hash.update(second.bytes);
  return {
    format: isPlain ? 'plain' : 'sdn',
    sha256: hash.digest('hex'),
    names: isPlain ? readPlain(first) : readSdn(first, second),
  };
}
