import { createHash } from 'node:crypto';
import type { FieldProblem, FieldProblems } from '@goldwren/contracts/form-codes';
import { fieldSentences } from '@goldwren/messages/formats/sentences';
import { messagesFor } from '@goldwren/messages/languages/language-registry';
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

/** What is wrong with a list, and with which of its files or answers. */
interface ListFault {
  readonly field: 'file' | 'alt_file' | 'may_shrink';
  readonly problem: FieldProblem;
}

const maxFaults = 20;

/** A list that cannot be imported, with its first faults. The message is for the operator who runs the command. */
export class ListFileError extends Error {
  readonly faults: readonly ListFault[];

  constructor(faults: readonly ListFault[]) {
    const shown = faults.slice(0, maxFaults);
    super(
      shown
        .flatMap(({ field, problem }) => fieldSentences(messagesFor('en').forms, { [field]: [problem] })[field] ?? [])
        .join('\n'),
    );
    this.faults = shown;
  }

  /** The problems by field, for an answer. */
  get fields(): FieldProblems {
    return Object.fromEntries(
      [...new Set(this.faults.map(({ field }) => field))].map((field) => [
        field,
        this.faults.filter((one) => one.field === field).map(({ problem }) => problem),
      ]),
    );
  }
}

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

function lineOf({ problem: { params } }: ListFault): number {
  return params && 'line' in params ? params.line : 0;
}

/** Collects the faults of one file, so that a person can correct all of them at once. */
class FileReader {
  private readonly faults: ListFault[] = [];
  private readonly file: ListFile;
  private readonly field: ListFault['field'];

  constructor(file: ListFile, field: 'file' | 'alt_file') {
    this.file = file;
    this.field = field;
  }

  fault(problem: FieldProblem): void {
    this.faults.push({ field: this.field, problem });
  }

  /** @throws ListFileError when the file has faults. */
  end(): void {
    if (this.faults.length > 0) throw new ListFileError(this.faults.sort((a, b) => lineOf(a) - lineOf(b)));
  }

  /** Returns the rows that have this number of columns, with the line on which each ends. */
  rows(columns: number): { row: string[]; line: number }[] {
    const rows = this.parse();
    if (rows.length === 0) this.fault({ code: 'list_empty' });
    return rows.filter(({ row, line }) => {
      const fits = row.length === columns;
      if (!fits) {
        this.fault({ code: 'list_line_columns', params: { line, found: row.length, expected: columns } });
      }
      return fits;
    });
  }

  private parse(): { row: string[]; line: number }[] {
    const options = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true } as const;
    try {
      const read: unknown = parse(textOf(this.file), options);
      return (read as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
        row: record,
        line: info.lines,
      }));
    } catch (error) {
      const { lines } = error as { lines?: number };
      throw new ListFileError([
        { field: this.field, problem: { code: 'list_line_broken', params: { line: lines ?? 1 } } },
      ]);
    }
  }

  checkName(line: number, name: string): void {
    if (name === '' || name === nothing || name.length > nameMaxLength || /\p{C}/u.test(name)) {
      this.fault({ code: 'list_line_name', params: { line } });
    }
  }
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
function readSdn(file: ListFile, altFile: ListFile | undefined): ListedName[] {
  const people = new Map<string, readonly number[]>();
  const names: ListedName[] = [];
  const sdn = new FileReader(file, 'file');
  for (const { row, line } of sdn.rows(sdnColumns)) {
    const [entry = '', name = '', type = ''] = row;
    if (!/^\d+$/.test(entry)) sdn.fault({ code: 'list_line_entry', params: { line } });
    if (type !== 'individual') continue;
    const birthYears = birthYearsIn(row[sdnColumns - 1] ?? '');
    people.set(entry, birthYears);
    sdn.checkName(line, name);
    names.push({ entry, name, birthYears });
  }
  sdn.end();
  if (people.size === 0) throw new ListFileError([{ field: 'file', problem: { code: 'list_no_names' } }]);
  if (!altFile) return names;
  const alt = new FileReader(altFile, 'alt_file');
  for (const {
    row: [entry = '', , , name = ''],
    line,
  } of alt.rows(altColumns)) {
    const birthYears = people.get(entry);
    if (!birthYears) continue;
    alt.checkName(line, name);
    names.push({ entry, name, birthYears });
  }
  alt.end();
  return names;
}

const plainHeader = ['name', 'birth_year'];

/** Reads one name per row. The year may be empty. */
function readPlain(file: ListFile): ListedName[] {
  const reader = new FileReader(file, 'file');
  const [, ...rows] = reader.rows(plainHeader.length);
  const names = rows.map(({ row: [name = '', year = ''], line }) => {
    if (year !== '' && !/^(19|20)\d{2}$/.test(year)) reader.fault({ code: 'list_line_year', params: { line } });
    reader.checkName(line, name);
    // Not the number of the row: a new row above would open every match below again.
    return {
      entry: [name, year].filter(Boolean).join(', '),
      name,
      birthYears: year === '' ? [] : [Number(year)],
    };
  });
  reader.end();
  if (names.length === 0) throw new ListFileError([{ field: 'file', problem: { code: 'list_no_names' } }]);
  return names;
}

/**
 * Reads the files of one list: SDN.CSV, SDN.CSV and ALT.CSV, or one file that starts with `name,birth_year`. A list is
 * read completely or not at all.
 * @throws ListFileError with the lines and their faults.
 */
export function readListFiles([first, second, ...more]: readonly ListFile[]): ReadList {
  const oneFile = { field: 'alt_file', problem: { code: 'list_one_file' } } as const;
  if (!first || more.length > 0) throw new ListFileError([oneFile]);
  const hash = createHash('sha256').update(first.bytes);
  const isPlain = /^\uFEFF?"?name"?\s*,\s*"?birth_year"?\s*$/m.test(textOf(first).split('\n', 1)[0] ?? '');
  if (isPlain && second) throw new ListFileError([oneFile]);
  if (second) hash.update(second.bytes);
  return {
    format: isPlain ? 'plain' : 'sdn',
    sha256: hash.digest('hex'),
    names: isPlain ? readPlain(first) : readSdn(first, second),
  };
}
