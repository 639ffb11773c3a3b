import type { Dashboard } from './dashboard.ts';

/** Rounds and games. */
export const play: Dashboard = {
  name: 'play',
  title: 'Goldwren: rounds and games',
  rows: [
    {
      title: 'Rounds',
      panels: [
        {
          title: 'Rounds by game',
          unit: 'cps',
          queries: [['sum by (game) (rate(goldwren_rounds_total[$__rate_interval]))', '{{game}}']],
        },
        {
          title: 'Rounds by currency',
          unit: 'cps',
          queries: [['sum by (currency) (rate(goldwren_rounds_total[$__rate_interval]))', '{{currency}}']],
        },
        {
          title: 'Rounds in one statement',
          description: 'Rounds that arrive at the same moment share a statement. The number grows with the load.',
          unit: 'short',
          queries: [
            [
              'sum by (statement) (rate(goldwren_round_statement_rounds_sum[$__rate_interval])) / sum by (statement) (rate(goldwren_round_statement_rounds_count[$__rate_interval]))',
              '{{statement}}',
            ],
          ],
        },
        {
          title: 'Open rounds and game sessions',
          unit: 'short',
          queries: [
            ['sum(max by (game) (goldwren_open_rounds))', 'rounds'],
            ['sum(max by (game) (goldwren_open_game_sessions))', 'sessions'],
          ],
        },
      ],
    },
    {
      title: 'Return to player',
      panels: [
        {
          title: 'Return of each game on the last audited day, in standard deviations from its proof',
          unit: 'short',
          queries: [['max by (game) (goldwren_game_rtp_z)', '{{game}}']],
        },
        {
          title: 'Distance to the limit at which the audit switches the game off',
          description: 'Negative: beyond the limit.',
          unit: 'short',
          queries: [
            [
              'max by (game) (goldwren_game_rtp_z_limit{bound="upper"}) - on (game) max by (game) (goldwren_game_rtp_z)',
              '{{game}} upper',
            ],
            [
              'max by (game) (goldwren_game_rtp_z) - on (game) max by (game) (goldwren_game_rtp_z_limit{bound="lower"})',
              '{{game}} lower',
            ],
          ],
        },
        {
          title: 'Time since the end of the last audited day',
          unit: 's',
          as: 'number',
          limit: 108_000,
          queries: [['time() - max(goldwren_audited_until_timestamp_seconds)']],
        },
      ],
    },
  ],
};
