import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { testSettings } from '../test/helpers/api/settings.ts';
import { readConfig } from './config/config.ts';
import { jobsOf } from './jobs/scheduled-jobs.ts';
import { makeContext } from './make-context.ts';
import { openDatabase } from './platform/database.ts';

/** The longest pause between two runs of each job, in minutes. */
const longestPauses: Readonly<Record<string, number>> = {
  end_idle_sessions: 1,
  check_moved_books: 1,
  process_inbox: 1,
  settle_held_entries: 1,
  assess_risk: 1,
  expire_orders: 5,
  escalate_reviews: 5,
  delete_due_files: 5,
  reseal_file_keys: 60,
  advance_redemptions: 10,
  clean_up: 60,
  create_partitions: 60,
  archive_months: 60,
  check_archive: 24 * 60,
  expire_idle_sweeps: 24 * 60,
  remind_of_claims: 24 * 60,
};

function jobs() {
  const config = readConfig(testSettings('postgres://nobody@127.0.0.1:1/none'));
  const database = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    role: null,
    maxConnections: 1,
    applicationName: 'jobs',
    onError: () => undefined,
  });
  const silent = () => undefined;
  return jobsOf(makeContext(config, database, { info: silent, warn: silent, error: silent, fatal: silent }));
}

/** Returns the longest pause between two runs in minutes, over two days. */
function longestPause(item: ReturnType<typeof parseCrontab>[number]): number {
  const begin = Date.UTC(2026, 0, 1);
  let last = -1;
  let longest = 0;
  for (let minute = 0; minute < 2 * 24 * 60; minute += 1) {
    const at = new Date(begin + minute * 60_000);
    const due = item.match({
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    });
    if (!due) continue;
    longest = Math.max(longest, minute - last);
    last = minute;
  }
  return longest;
}

test('schedules every job and no other, and runs each as often as promised', () => {
  const { taskList, crontab } = jobs();
  const items = parseCrontab(crontab);
  expect(items.map(({ task }) => task).sort()).toEqual(Object.keys(taskList).sort());
  const pauses = Object.fromEntries(items.map((item) => [item.task, longestPause(item)]));
  for (const [job, minutes] of Object.entries(longestPauses)) {
    expect(pauses[job], job).toBeGreaterThan(0);
    expect(pauses[job], job).toBeLessThanOrEqual(minutes);
  }
});
