import { type Dashboard, roundRoutes } from './dashboard.ts';

const roundSecondsLimit = 0.25;

/** The objectives of docs/operations/monitoring.md, and whether everything works now. */
export const overview: Dashboard = {
  name: 'overview',
  title: 'Goldwren: objectives',
  rows: [
    {
      title: 'Objectives',
      panels: [
        {
          title: 'Rounds that failed, 3 days',
          description: 'The objective is less than 0.05 % over 30 days.',
          unit: 'percentunit',
          as: 'number',
          limit: 0.0005,
          queries: [['goldwren:round_errors:ratio_rate3d']],
        },
        {
          title: 'Rounds: 99th percentile',
          unit: 's',
          as: 'number',
          limit: roundSecondsLimit,
          queries: [
            [
              `histogram_quantile(0.99, sum by (le) (rate(goldwren_http_request_duration_seconds_bucket{${roundRoutes}}[5m])))`,
            ],
          ],
        },
        {
          title: 'Redemptions decided in the promised time, 30 days',
          unit: 'percentunit',
          as: 'number',
          queries: [
            [
              'max(goldwren_redemptions_decided{result="in_time"}) / (max(goldwren_redemptions_decided{result="in_time"}) + max(goldwren_redemptions_decided{result="late"}))',
            ],
          ],
        },
        {
          title: 'Findings in the books',
          description: 'There is no error budget: one finding is an alert.',
          unit: 'short',
          as: 'number',
          limit: 1,
          queries: [['sum(max by (invariant) (goldwren_books_findings))']],
        },
      ],
    },
    {
      title: 'Rounds',
      panels: [
        {
          title: 'Share of rounds that fail',
          unit: 'percentunit',
          queries: [
            ['goldwren:round_errors:ratio_rate5m', '5 minutes'],
            ['goldwren:round_errors:ratio_rate1h', '1 hour'],
            ['goldwren:round_errors:ratio_rate6h', '6 hours'],
          ],
        },
        {
          title: 'Time of a round',
          unit: 's',
          limit: roundSecondsLimit,
          queries: [0.5, 0.95, 0.99].map((quantile) => [
            `histogram_quantile(${quantile}, sum by (le) (rate(goldwren_http_request_duration_seconds_bucket{${roundRoutes}}[$__rate_interval])))`,
            `${quantile * 100} %`,
          ]),
        },
        {
          title: 'Requests by status',
          unit: 'reqps',
          queries: [['sum by (status) (rate(goldwren_http_requests_total[$__rate_interval]))', '{{status}}']],
        },
      ],
    },
    {
      title: 'What the product needs',
      panels: [
        {
          title: 'Targets',
          description: '1: Prometheus reaches it.',
          unit: 'short',
          queries: [['min by (job) (up)', '{{job}}']],
        },
        {
          title: 'Probes from outside',
          unit: 'short',
          queries: [['min by (job, instance) (probe_success)', '{{job}} {{instance}}']],
        },
        {
          title: 'Certificates end',
          unit: 'dateTimeFromNow',
          as: 'number',
          queries: [['min by (instance) (probe_ssl_earliest_cert_expiry) * 1000', '{{instance}}']],
        },
        {
          title: 'State of the database for these metrics',
          description: '0: the gauges of this collector are absent.',
          unit: 'short',
          queries: [['min by (collector) (goldwren_collector_up)', '{{collector}}']],
        },
      ],
    },
  ],
};
