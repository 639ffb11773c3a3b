import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildDashboard } from './build.ts';
import { jobs } from './jobs.ts';
import { money } from './money.ts';
import { overview } from './overview.ts';
import { play } from './play.ts';
import { processes } from './processes.ts';

/** Writes infra/monitoring/dashboards. With `--check` it fails when a committed file differs. */
const isCheck = process.argv.includes('--check');
const folder = fileURLToPath(new URL('../../../infra/monitoring/dashboards/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const dashboard of [overview, play, money, jobs, processes]) {
  const file = `${folder}${dashboard.name}.json`;
  const text = `${JSON.stringify(buildDashboard(dashboard), null, 2)}\n`;
  if (!isCheck) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      `infra/monitoring/dashboards/${dashboard.name}.json differs. Run: pnpm --filter @goldwren/api dashboards\n`,
    );
    process.exitCode = 1;
  }
}
