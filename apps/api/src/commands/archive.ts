import type { Config } from '../config/config.ts';
import { LaunchError } from '../launch/launch-error.ts';
import {
  type ArchiveDeps,
  archiveMonths,
  checkArchive,
  dropMonth,
  exportMonth,
  NotDropped,
  restartMonth,
} from '../modules/archive/public.ts';
import { createFiles } from '../modules/files/public.ts';
import { createStatementKeys } from '../platform/crypto/statement-keys.ts';
import { openDatabase } from '../platform/database.ts';

const usage =
  'pnpm archive run | check [MONTH] | export MONTH FOLDER | restart MONTH | drop MONTH, with a month such as 2026-11';
const statementMs = 60_000;
/** The forward rows of a month are written in one statement, without a lock that players could notice. */
const dropStatementMs = 6 * 3_600_000;

export interface ArchiveCommand {
  readonly name: 'run' | 'check' | 'export' | 'restart' | 'drop';
  /** The first day of the month. */
  readonly month: string | null;
  readonly folder: string | null;
}

/** @throws LaunchError when an argument is missing or invalid. */
export function readArchiveCommand(argv: readonly string[]): ArchiveCommand {
  const [name, month, folder, ...more] = argv;
  const wanted = { run: 0, check: month === undefined ? 0 : 1, export: 2, restart: 1, drop: 1 }[name ?? ''];
  const isMonth = month === undefined || /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  if (wanted === undefined || argv.length - 1 !== wanted || !isMonth || more.length > 0)
    throw new LaunchError(`Usage: ${usage}`);
  return {
    name: name as ArchiveCommand['name'],
    month: month === undefined ? null : `${month}-01`,
    folder: folder ?? null,
  };
}

interface CommandResult {
  readonly isGood: boolean;
  readonly lines: readonly string[];
}

/** @param databaseUrl the owner's login */
export async function runArchiveCommand(
  databaseUrl: string,
  config: Pick<Config, 'statementKeys' | 'stolenStatementKeys' | 'files'>,
  { name, month, folder }: ArchiveCommand,
): Promise<CommandResult> {
  const database = openDatabase({
    url: databaseUrl,
    role: null,
    maxConnections: 2,
    applicationName: 'goldwren-archive',
    statementTimeoutMs: name === 'drop' ? dropStatementMs : statementMs,
    onError: () => undefined,
  });
  const reported: string[] = [];
  // The command prints what the jobs report.
  const events: ArchiveDeps['events'] = {
    report: (event, facts) => void reported.push(`${event} ${JSON.stringify(facts)}`),
  };
  const deps: ArchiveDeps = {
    database,
    events,
    clock: { now: () => new Date() },
    files: createFiles(config.files, events),
    keys: createStatementKeys(config.statementKeys, config.stolenStatementKeys),
  };
  try {
    if (name === 'run') {
      const months = await archiveMonths(deps);
      return { isGood: true, lines: [...reported, `${months.length} months archived.`] };
    }
    if (name === 'check') {
      const findings = await checkArchive(deps, month ?? 'all');
      const lines = findings.map((one) => `${one.month} ${one.fault}${one.at === null ? '' : ` ${one.at}`}`);
      return { isGood: findings.length === 0, lines: [...lines, `${findings.length} findings.`] };
    }
    if (name === 'export') {
      const files = await exportMonth(deps, month as string, folder as string);
      return { isGood: true, lines: [`${files} files written to ${folder}.`] };
    }
    if (name === 'drop') {
      const { rounds, postings, kept } = await dropMonth(deps, month as string);
      const done = `${rounds} rounds and ${postings} postings of play dropped, ${kept} other postings kept.`;
      return { isGood: true, lines: [...reported, done] };
    }
    return { isGood: true, lines: [`${await restartMonth(deps, month as string)} parts deleted.`] };
  } catch (error) {
    if (!(error instanceof NotDropped)) throw error;
    return { isGood: false, lines: [...reported, error.message] };
  } finally {
    await database.close();
  }
}
