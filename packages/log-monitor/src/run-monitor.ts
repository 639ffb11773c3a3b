import { type LogSource, parseNote, tilePath } from '@goldwren/transparency-log';
import type { Published } from './check-entries.ts';
import { checkLog, type MonitorState } from './check-log.ts';
import { readStored, writeStored } from './stored-file.ts';

export const exitCodes = { agrees: 0, contradiction: 1, unreadable: 2 } as const;

export const monitorUsage: readonly string[] = [
  'Usage: goldwren-monitor --state <file> [--key <public key>] <site>',
  '',
  'Downloads the public log of a site, such as https://goldwren.example, and checks it.',
  '--state  the file with the last checkpoint; the log must extend it',
  '--key    a fairness key that you trust, 64 hex digits. Without it, the first run trusts the published keys',
];

const requestLimitMs = 30_000;

export interface MonitorCommand {
  readonly site: string;
  /** Hex. */
  readonly keys: readonly string[];
  /** Path of the file. */
  readonly state: string;
}

/** Runs the monitor once. Prints one sentence for each contradiction, and returns the exit code. */
export async function runMonitor(
  { site, keys, state: path }: MonitorCommand,
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
    return exitCodes.agrees;
  } catch (error) {
    print(`The log could not be checked: ${error instanceof Error ? error.message : String(error)}`);
    return exitCodes.unreadable;
  }
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

/** The parts of the answers of the API that the monitor compares with the log. */
interface Answers {
  readonly '/api/fairness/keys': { readonly results: readonly { readonly id: string; readonly public_key: string }[] };
  readonly '/api/games': {
    readonly results: readonly {
      readonly slug: string;
      readonly maths: { readonly version: string; readonly hash: string };
    }[];
  };
}

/** Reads what the API publishes. */
async function readPublished(site: string, fetchUrl: typeof fetch): Promise<Published> {
  const read = async <Path extends keyof Answers>(path: Path): Promise<Answers[Path]> => {
    const response = await fetchUrl(new URL(path, site), { signal: AbortSignal.timeout(requestLimitMs) });
    if (!response.ok) throw new Error(`${path} answered with status ${response.status}`);
    return (await response.json()) as Answers[Path];
  };
  const [keys, games] = [await read('/api/fairness/keys'), await read('/api/games')];
  return {
    keys: keys.results.map(({ id, public_key }) => ({ id, publicKey: public_key })),
    maths: games.results.map(({ slug, maths }) => ({ game: slug, ...maths })),
  };
}

/** Reads the log below `/log/` of a site. */
function readLogOf(site: string, fetchUrl: typeof fetch): LogSource {
  const load = async (path: string): Promise<Response | null> => {
    const response = await fetchUrl(new URL(`/log/${path}`, site), { signal: AbortSignal.timeout(requestLimitMs) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`/log/${path} answered with status ${response.status}`);
    return response;
  };
  return {
    checkpoint: async () => (await load('checkpoint'))?.text() ?? null,
    tile: async (tile) => {
      const response = await load(tilePath(tile));
      return response && new Uint8Array(await response.arrayBuffer());
    },
  };
}
