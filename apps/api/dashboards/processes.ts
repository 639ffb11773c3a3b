import type { Dashboard } from './dashboard.ts';

const disks = 'fstype!~"tmpfs|ramfs|overlay|squashfs"';

/** The processes, their connections, PostgreSQL and the machines. */
export const processes: Dashboard = {
  name: 'processes',
  title: 'Goldwren: database, processes and machines',
  rows: [
    {
      title: 'Processes',
      panels: [
        {
          title: 'Processor time',
          unit: 'percentunit',
          queries: [['rate(process_cpu_seconds_total[$__rate_interval])', '{{job}} {{instance}}']],
        },
        {
          title: 'Memory',
          unit: 'bytes',
          queries: [['process_resident_memory_bytes', '{{job}} {{instance}}']],
        },
        {
          title: 'Delay of the event loop: 99th percentile',
          unit: 's',
          limit: 0.1,
          queries: [['nodejs_eventloop_lag_p99_seconds', '{{job}} {{instance}}']],
        },
        {
          title: 'Slowest calls: 95th percentile',
          unit: 's',
          queries: [
            [
              'topk(10, histogram_quantile(0.95, sum by (le, route, method) (rate(goldwren_http_request_duration_seconds_bucket[5m]))))',
              '{{method}} {{route}}',
            ],
          ],
        },
      ],
    },
    {
      title: 'Connections to PostgreSQL',
      panels: [
        {
          title: 'Busy connections, of the size of the pool',
          unit: 'percentunit',
          queries: [
            [
              'sum by (pool) (goldwren_database_pool_connections{state="busy"}) / sum by (pool) (goldwren_database_pool_size)',
              '{{pool}}',
            ],
          ],
        },
        {
          title: 'Calls that wait for a connection',
          unit: 'short',
          queries: [['sum by (pool) (goldwren_database_pool_waiting_requests)', '{{pool}}']],
        },
        {
          title: 'Clock of the database, minus that of the process',
          unit: 's',
          limit: 1,
          queries: [['goldwren_database_clock_offset_seconds', '{{job}} {{instance}}']],
        },
      ],
    },
    {
      title: 'PostgreSQL',
      panels: [
        {
          title: 'Standbys are behind',
          unit: 'bytes',
          queries: [['max by (application_name) (pg_stat_replication_pg_wal_lsn_diff)', '{{application_name}}']],
        },
        {
          title: 'Time since the last archived segment',
          unit: 's',
          limit: 300,
          queries: [['max by (instance) (pg_stat_archiver_last_archive_age)', '{{instance}}']],
        },
        {
          title: 'Failed attempts to archive, per hour',
          unit: 'short',
          queries: [['sum by (instance) (increase(pg_stat_archiver_failed_count[1h]))', '{{instance}}']],
        },
      ],
    },
    {
      title: 'Machines',
      panels: [
        {
          title: 'Free disk space',
          unit: 'percentunit',
          queries: [
            [
              `node_filesystem_avail_bytes{${disks}} / node_filesystem_size_bytes{${disks}}`,
              '{{instance}} {{mountpoint}}',
            ],
          ],
        },
        {
          title: 'Processor time',
          unit: 'percentunit',
          queries: [
            ['1 - avg by (instance) (rate(node_cpu_seconds_total{mode="idle"}[$__rate_interval]))', '{{instance}}'],
          ],
        },
        {
          title: 'Available memory',
          unit: 'bytes',
          queries: [['node_memory_MemAvailable_bytes', '{{instance}}']],
        },
        {
          title: 'Offset of the clock',
          unit: 's',
          queries: [['node_timex_offset_seconds', '{{instance}}']],
        },
      ],
    },
  ],
};
