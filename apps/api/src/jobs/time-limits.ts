const minuteMs = 60_000;

/** The default time limit of a job. */
const ordinaryLimitMs = 5 * minuteMs;

/** Limits for jobs whose work grows with the number of rounds, files or players of a day. */
const longLimits: Readonly<Record<string, number>> = {
  archive_months: 60 * minuteMs,
  audit_rounds: 180 * minuteMs,
  build_export: 60 * minuteMs,
  check_archive: 60 * minuteMs,
  clean_up: 30 * minuteMs,
  compute_reports: 60 * minuteMs,
  erase_accounts: 60 * minuteMs,
  expire_idle_sweeps: 60 * minuteMs,
  publish_liabilities: 30 * minuteMs,
  reseal_file_keys: 60 * minuteMs,
};

export function timeLimitOf(job: string): number {
  return longLimits[job] ?? ordinaryLimitMs;
}

/**
 * Waits for `work` for at most `limitMs`. It cannot cancel the work, which may still finish later. That is safe, because
 * every job may run twice at the same time.
 * @throws Error with the limit when it is exceeded.
 */
export async function withTimeLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${limitMs / 1_000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
