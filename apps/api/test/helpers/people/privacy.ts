import { unzipSync } from 'fflate';
import { exportJobs } from '../../../src/jobs/queued-jobs.ts';
import type { BuildDeps } from '../../../src/modules/privacy/public.ts';
import { makeJobsDue, runDueJobs } from '../api/queued-jobs.ts';
import type { TestApi } from '../api/test-api.ts';
import { tamper } from '../database/tamper.ts';
import type { Player } from './players.ts';

export type Exported = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Runs the jobs that build the requested exports, also those that wait for another attempt. */
export async function buildExports(api: TestApi, deps: BuildDeps = api.context): Promise<void> {
  await makeJobsDue(api.owner, 'build_export');
  await runDueJobs(api.url, exportJobs(deps));
}

/** Requests an export, builds it, and returns its id. */
export async function newExport(api: TestApi, player: Player): Promise<string> {
  const { id } = await player.client.privacy.requestExport();
  await buildExports(api);
  return id;
}

/** Downloads the bytes of an export as its player. */
export async function downloadBytes(api: TestApi, player: Player, id: string): Promise<Buffer> {
  const url = `/api/privacy/exports/${id}/file`;
  const answer = await api.app.inject({ url, headers: { cookie: player.cookie } });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.rawPayload;
}

/** Downloads an export and returns its files. */
export async function download(
  api: TestApi,
  player: Player,
  id: string,
): Promise<Readonly<Record<string, Uint8Array>>> {
  return unzipSync(await downloadBytes(api, player, id));
}

/** Parses the JSON of an export, by section. */
export function recordsIn(files: Readonly<Record<string, Uint8Array>>): Exported {
  const json = Object.entries(files).filter(([name]) => name.endsWith('.json'));
  return Object.fromEntries(
    json.map(([name, bytes]) => [name.replace('.json', ''), JSON.parse(Buffer.from(bytes).toString('utf8'))]),
  );
}

/** Moves the request of an account deletion this many days into the past, with triggers disabled. */
export async function passDays({ owner }: Pick<TestApi, 'owner'>, playerId: string, days: number): Promise<void> {
  await tamper(
    owner,
    `UPDATE account_deletion SET requested_at = requested_at - make_interval(days => $2),
            erase_at = erase_at - make_interval(days => $2) WHERE player_id = $1`,
    [playerId, days],
  );
}
