import { arch, cpus, platform, totalmem } from 'node:os';
import type { Db } from '../../src/platform/database.ts';

/** Describes the machine, so that readers can compare figures. It contains nothing that identifies the machine. */
export async function describeMachine(db: Db, loadBefore: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ version: string }>("SELECT current_setting('server_version') AS version");
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return [
    `${new Date().toISOString().slice(0, 10)}, ${processors.length} cores (${processors[0]?.model.trim()}), ${gigabytes} GB of memory, ${platform()} ${arch()}`,
    `Node ${process.versions.node}, PostgreSQL ${rows[0]?.version}, \`fsync\` and \`synchronous_commit\` on`,
    `load average before the run, from other programs: ${loadBefore.toFixed(2)}`,
  ];
}
