import { parseNote } from '@goldwren/transparency-log';
import { checkBuild, type LoggedBuild } from './check-build.ts';
import { checkLog, type MonitorState } from './check-log.ts';
import { compareBuilds, readOwnBuild } from './own-build.ts';
import { downloadFrom, readLogOf, readPublished } from './read-site.ts';
import { readStored, writeStored } from './stored-file.ts';

export const exitCodes = { agrees: 0, contradiction: 1, unreadable: 2 } as const;

export const monitorUsage: readonly string[] = [
  'Usage: goldwren-monitor --state <file> [--key <public key>] <site>',
  '       goldwren-monitor build --state <file> [--key <public key>] [--header <name: value>] <site> [<folder>]',
  '',
  'Downloads the public log of a site, such as https://goldwren.example, and checks it.',
  'build     also downloads the site, and compares it with the newest build in the log, and with your own build in <folder>',
  '--state   the file with the last checkpoint; the log must extend it',
  '--key     a fairness key that you trust, 64 hex digits. Without it, the first run trusts the published keys',
  '--header  sent with each file and page, such as the cookie of a visitor; may be given several times',
];

export interface MonitorCommand {
  readonly site: string;
  /** Hex. */
  readonly keys: readonly string[];
  /** Path of the file. */
  readonly state: string;
  /** To check the build of the site as well. */
  readonly build?: {
    /** Sent with each file and page. */
    readonly headers: Readonly<Record<string, string>>;
    /** The folder of one's own build, such as `apps/web/dist`. Null without one. */
    readonly ownBuild: string | null;
  };
}

/** Runs the monitor once. Prints one sentence for each contradiction, and returns the exit code. */
export async function runMonitor(
  { site, keys, state: path, build }: MonitorCommand,
  print: (line: string) => void,
  fetchUrl: typeof fetch = fetch,
): Promise<number> {
  try {
    const held = await readState(path);
    const published = await readPublished(site, fetchUrl);
    const firstKeys = keys.length > 0 ? keys : published.keys.map(({ publicKey }) => publicKey);
    const report = await checkLog(readLogOf(site, fetchUrl), published, held, firstKeys);
    report.contradictions.forEach(print);
    if (report.state) await writeStored(path, `${JSON.stringify(report.state)}\n`);
    if (report.contradictions.length > 0) return exitCodes.contradiction;
    print(`The log of ${site} agrees: ${report.size} entries.`);
    return build === undefined ? exitCodes.agrees : await runBuildCheck(site, build, report.builds, print, fetchUrl);
  } catch (error) {
    print(`The log could not be checked: ${error instanceof Error ? error.message : String(error)}`);
    return exitCodes.unreadable;
  }
}

/** Compares the site with the log and with one's own build. The folder is read first, so that a mistyped one is no result. */
async function runBuildCheck(
  site: string,
  { headers, ownBuild }: NonNullable<MonitorCommand['build']>,
  builds: readonly LoggedBuild[],
  print: (line: string) => void,
  fetchUrl: typeof fetch,
): Promise<number> {
  const own = ownBuild === null ? null : await readOwnBuild(ownBuild);
  const { origin } = new URL(site);
  const { contradictions, manifestHash, manifest } = await checkBuild(
    origin,
    downloadFrom(origin, headers, fetchUrl),
    builds,
  );
  const different = manifest && own ? compareBuilds(manifest, own) : [];
  [...contradictions, ...different].forEach(print);
  if (contradictions.length + different.length > 0) return exitCodes.contradiction;
  print(`The site sends the build ${manifestHash}: ${manifest?.files.size} files.`);
  if (own) print('Your own build has the same files.');
  return exitCodes.agrees;
}

/** @throws Error for a file that is not a state, so that a damaged file does not start over with trust. */
async function readState(path: string): Promise<MonitorState | null> {
  const text = await readStored(path);
  if (text === null) return null;
  const state = JSON.parse(text);
  const isWhole = typeof state?.note === 'string' && parseNote(state.note) !== null && Array.isArray(state.keys);
  if (!isWhole) throw new Error(`${path} is not a state file`);
  return state;
}
