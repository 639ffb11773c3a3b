import { isHash } from '@goldwren/game-engine/fairness';
import { exitCodes } from '../verify-file.ts';
import { checkMonth, type MonthReport } from './check-month.ts';
import { MalformedArchive } from './manifest.ts';

type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const archiveUsage = [
  'Usage: pnpm verify-archive [--key <public key>]... <folder>...',
  '',
  '  <folder>   an archived month, as `pnpm archive export` writes it; several months in their order are compared with each other',
  '  --key      public key of the operator, 64 hex digits; may be given several times',
  '',
  'Exit codes: 0 verified; 1 something does not match; 2 a folder or the command cannot be read; 3 everything matches, but it is not',
  'proved who made the files.',
];

/** Verifies archived months without a server or a database, and prints a report. */
export async function verifyArchive(
  folders: readonly string[],
  keys: readonly string[],
  print: (line: string) => void,
): Promise<ExitCode> {
  if (!keys.every(isHash)) {
    print('--key needs 64 lower-case hex digits.');
    return exitCodes.unreadable;
  }
  const reports: MonthReport[] = [];
  for (const folder of folders) {
    try {
      reports.push(await checkMonth(folder, keys));
    } catch (error) {
      print(`${folder}: ${describeError(error)}`);
      return exitCodes.unreadable;
    }
  }
  let isGood = true;
  for (const [n, report] of reports.entries()) {
    const broken = n > 0 && !follows(report, reports[n - 1] as MonthReport);
    const problems = [...report.problems, ...(broken ? ['it does not follow the month before'] : [])];
    print(`${report.month}: ${report.rounds} rounds, ${report.postings} postings, manifest ${report.hash}`);
    print(problems.length > 0 ? '  DOES NOT MATCH' : '  Files, sums and the postings of every round match.');
    for (const problem of problems) print(`  - ${problem}`);
    if (problems.length > 0) isGood = false;
  }
  if (!isGood) return exitCodes.mismatch;
  if (reports.every(({ isProved }) => isProved)) return exitCodes.verified;
  print(
    'NOT PROVED: you gave no key, so no signature was checked. Compare the manifests with the public log, or repeat with --key.',
  );
  return exitCodes.unproven;
}

function follows({ month, previous }: MonthReport, before: MonthReport): boolean {
  const next = new Date(`${before.month}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return previous === before.hash && month === next.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function describeError(error: unknown): string {
  if (error instanceof SyntaxError) return 'A file is not valid JSON.';
  if (error instanceof MalformedArchive) return error.message;
  if (error instanceof Error && 'code' in error) return `A file cannot be read: ${String(error.code)}`;
  throw error;
}
