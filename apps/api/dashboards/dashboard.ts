/** A diagram or a number. Each query is PromQL and the legend of its series. */
export interface Panel {
  readonly title: string;
  /** What a reader must know to judge the values. */
  readonly description?: string;
  /** A unit of Grafana. `reqps` is for HTTP requests, `ops` for operations of the file store, and `cps` for everything else that is counted. */
  readonly unit: 'short' | 's' | 'percentunit' | 'bytes' | 'reqps' | 'cps' | 'ops' | 'dateTimeFromNow';
  readonly queries: readonly (readonly [expr: string, legend?: string])[];
  /** `number` shows the last value only. */
  readonly as?: 'number';
  /** The value at which an alert fires. */
  readonly limit?: number;
}

export interface Dashboard {
  /** The name of its file, and its ID in Grafana. */
  readonly name: string;
  readonly title: string;
  readonly rows: readonly { readonly title: string; readonly panels: readonly Panel[] }[];
}

/** The routes of rounds and decisions, as in infra/monitoring/alerts.yaml. */
export const roundRoutes = 'route=~"/api/games/:id/session/:sessionId/rounds(/:roundId/actions)?",method="POST"';
