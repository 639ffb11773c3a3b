import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take more than ten seconds, mostly because they wait. docs/test-times.md says how to measure them. */
const longFiles = [
  'jobs/queued-jobs',
  'staff/maintenance',
  'archive/drop',
  'cells/exclusion-workers',
  'public-log/ledger',
  'faults/move-cell',
  'cells/haproxy',
  'launch/embedded-postgres-survivor',
  'games/audit-processes',
  'http/time-outs',
  'cells/staff-lists',
  'cells/setting-workers',
  'games/audit',
  'openapi-clients/client-runs',
  'migrations/sql-objects',
].map((path) => `/test/${path}.test.ts`);

for (const path of longFiles) {
  if (!existsSync(new URL(`.${path}`, import.meta.url)))
    throw new Error(`${path} does not exist; the list in this file is out of date.`);
}

/** Starts long files first. Otherwise one of them is often the last, and the other workers have nothing to do. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
