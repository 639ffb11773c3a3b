import { counter, gauge, histogram } from './registry.ts';

export const jobsFinished = counter(
  'goldwren_jobs_total',
  'Jobs that this worker finished, by task and result: "success" or "failure". A job that is tried again is counted again.',
  ['task', 'result'],
);

export const jobDuration = histogram(
  'goldwren_job_duration_seconds',
  'Time that a job took, whatever its result.',
  ['task'],
  [0.05, 0.25, 1, 5, 15, 60, 300, 1_800, 7_200],
);

export const queueJobs = gauge(
  'goldwren_queue_jobs',
  'Jobs in the queue by task and state: "due", "later" (their time has not come), "running" or "failed" (no attempt is left).',
  ['task', 'state'],
);

export const queueOldestDue = gauge(
  'goldwren_queue_oldest_due_timestamp_seconds',
  'Since when the oldest due job of a task waits. Absent when none is due.',
  ['task'],
);

export const mailsUnsent = gauge(
  'goldwren_mails_unsent',
  'Mails by state: "due" (never tried), "later" (wait for another attempt) or "given_up".',
  ['state'],
);

export const workerHeartbeat = gauge(
  'goldwren_worker_heartbeat_timestamp_seconds',
  'Newest heartbeat of any worker. 0: no worker ever ran.',
);

export const mailAttempts = counter(
  'goldwren_mail_attempts_total',
  'Mails that this worker offered to the mail server, by result: "accepted", "refused" (the recipient, for good) or "failed".',
  ['result'],
);
