import type { Dashboard } from './dashboard.ts';

/** Jobs, queues, mails and files. */
export const jobs: Dashboard = {
  name: 'jobs',
  title: 'Goldwren: jobs and queues',
  rows: [
    {
      title: 'Worker',
      panels: [
        {
          title: 'Time since the last heartbeat',
          unit: 's',
          limit: 45,
          queries: [['time() - max(goldwren_worker_heartbeat_timestamp_seconds)', 'newest of all workers']],
        },
        {
          title: 'Jobs by result',
          unit: 'cps',
          queries: [['sum by (result) (rate(goldwren_jobs_total[$__rate_interval]))', '{{result}}']],
        },
        {
          title: 'Failed jobs, per hour',
          unit: 'short',
          queries: [['sum by (task) (increase(goldwren_jobs_total{result="failure"}[1h])) > 0', '{{task}}']],
        },
        {
          title: 'Time of a job: mean',
          unit: 's',
          queries: [
            [
              'sum by (task) (rate(goldwren_job_duration_seconds_sum[1h])) / sum by (task) (rate(goldwren_job_duration_seconds_count[1h]))',
              '{{task}}',
            ],
          ],
        },
      ],
    },
    {
      title: 'Queue',
      panels: [
        {
          title: 'Due jobs',
          unit: 'short',
          queries: [['max by (task) (goldwren_queue_jobs{state="due"}) > 0', '{{task}}']],
        },
        {
          title: 'Jobs that are given up',
          unit: 'short',
          queries: [['max by (task) (goldwren_queue_jobs{state="failed"}) > 0', '{{task}}']],
        },
        {
          title: 'Age of the oldest due job',
          unit: 's',
          limit: 300,
          queries: [['time() - min by (task) (goldwren_queue_oldest_due_timestamp_seconds)', '{{task}}']],
        },
      ],
    },
    {
      title: 'Mails and files',
      panels: [
        {
          title: 'Mails that are not sent',
          unit: 'short',
          queries: [['max by (state) (goldwren_mails_unsent)', '{{state}}']],
        },
        {
          title: 'Attempts by result',
          unit: 'cps',
          queries: [['sum by (result) (rate(goldwren_mail_attempts_total[$__rate_interval]))', '{{result}}']],
        },
        {
          title: 'Operations of the file store',
          unit: 'ops',
          queries: [
            [
              'sum by (operation, result) (rate(goldwren_file_store_operations_total[$__rate_interval]))',
              '{{operation}} {{result}}',
            ],
          ],
        },
      ],
    },
  ],
};
