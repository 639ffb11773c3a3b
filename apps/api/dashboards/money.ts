import type { Dashboard } from './dashboard.ts';

/** The journal, the books, payments and redemptions. */
export const money: Dashboard = {
  name: 'money',
  title: 'Goldwren: money',
  rows: [
    {
      title: 'Journal',
      panels: [
        {
          title: 'Sweeps Coins by kind of entry, per hour',
          unit: 'short',
          queries: [
            [
              'sum by (kind, direction) (increase(goldwren_journal_amount_hundredths_total{currency="sweeps"}[1h])) / 100',
              '{{kind}} {{direction}}',
            ],
          ],
        },
        {
          title: 'Gold Coins by kind of entry, per hour',
          unit: 'short',
          queries: [
            [
              'sum by (kind, direction) (increase(goldwren_journal_amount_hundredths_total{currency="gold"}[1h])) / 100',
              '{{kind}} {{direction}}',
            ],
          ],
        },
        {
          title: 'Entries by kind',
          unit: 'cps',
          queries: [['sum by (kind) (rate(goldwren_journal_entries_total[$__rate_interval]))', '{{kind}}']],
        },
        {
          title: 'Windows that these counters lack',
          unit: 'short',
          as: 'number',
          queries: [['sum(increase(goldwren_journal_windows_uncounted_total[24h]))']],
        },
      ],
    },
    {
      title: 'Books and public log',
      panels: [
        {
          title: 'Findings',
          unit: 'short',
          limit: 1,
          queries: [['max by (invariant) (goldwren_books_findings)', '{{invariant}}']],
        },
        {
          title: 'Time since the books were checked',
          unit: 's',
          limit: 600,
          queries: [
            ['time() - max(goldwren_books_checked_until_timestamp_seconds)', 'what moved'],
            ['time() - max(goldwren_books_whole_checked_timestamp_seconds)', 'everything'],
          ],
        },
        {
          title: 'Age of the public log',
          unit: 's',
          limit: 900,
          queries: [
            ['time() - max(goldwren_public_log_newest_record_timestamp_seconds)', 'newest record'],
            ['time() - max(goldwren_public_log_checkpoint_timestamp_seconds)', 'checkpoint'],
          ],
        },
        {
          title: 'Records without a position',
          unit: 'short',
          queries: [['max(goldwren_public_log_records_waiting)', 'waiting']],
        },
      ],
    },
    {
      title: 'Payments',
      panels: [
        {
          title: 'Notifications by result',
          unit: 'cps',
          queries: [
            [
              'sum by (provider, result) (rate(goldwren_payment_notifications_total[$__rate_interval]))',
              '{{provider}} {{result}}',
            ],
          ],
        },
        {
          title: 'From a notification to its coins: 95th percentile',
          unit: 's',
          queries: [
            [
              'histogram_quantile(0.95, sum by (le, provider) (rate(goldwren_payment_notification_duration_seconds_bucket[$__rate_interval])))',
              '{{provider}}',
            ],
          ],
        },
        {
          title: 'Notifications that wait',
          unit: 'short',
          queries: [['max(goldwren_payment_notifications_waiting)', 'waiting']],
        },
        {
          title: 'Age of the oldest one',
          unit: 's',
          limit: 300,
          queries: [['time() - min(goldwren_payment_notification_oldest_timestamp_seconds)', 'oldest']],
        },
        {
          title: 'Calls of the provider',
          unit: 'reqps',
          queries: [
            [
              'sum by (provider, result) (rate(goldwren_payment_provider_calls_total[$__rate_interval]))',
              '{{provider}} {{result}}',
            ],
          ],
        },
      ],
    },
    {
      title: 'Redemptions',
      panels: [
        {
          title: 'Wait for the operator',
          unit: 'short',
          queries: [
            ['max(goldwren_redemptions_waiting)', 'all'],
            ['max(goldwren_redemptions_late)', 'late'],
          ],
        },
        {
          title: 'Time until the next deadline',
          unit: 's',
          as: 'number',
          queries: [['min(goldwren_redemption_next_due_timestamp_seconds) - time()']],
        },
        {
          title: 'Decided in 30 days',
          unit: 'short',
          queries: [['max by (result) (goldwren_redemptions_decided)', '{{result}}']],
        },
      ],
    },
  ],
};
