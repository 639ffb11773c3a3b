import {
  type Dashboard as Built,
  DashboardBuilder,
  DatasourceVariableBuilder,
  RowBuilder,
  ThresholdsConfigBuilder,
  ThresholdsMode,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as TimeseriesBuilder } from '@grafana/grafana-foundation-sdk/timeseries';
import type { Dashboard, Panel } from './dashboard.ts';

/** Grafana divides a row into 24 columns. */
const columns = 24;
const heights = { number: 5, diagram: 8 } as const;
const datasource = { type: 'prometheus', uid: '$datasource' } as const;

/** Builds a dashboard with the SDK of Grafana. */
export function buildDashboard({ name, title, rows }: Dashboard): Built {
  const builder = new DashboardBuilder(title)
    .uid(`goldwren-${name}`)
    .tags(['goldwren'])
    .timezone('utc')
    .refresh('1m')
    .time({ from: 'now-6h', to: 'now' })
    .withVariable(new DatasourceVariableBuilder('datasource').type('prometheus'));
  for (const row of rows) {
    builder.withRow(new RowBuilder(row.title));
    for (const panel of row.panels) builder.withPanel(buildPanel(panel, columns / Math.min(row.panels.length, 4)));
  }
  return builder.build();
}

function buildPanel(panel: Panel, width: number) {
  const isNumber = panel.as === 'number';
  const builder = isNumber ? new StatBuilder() : new TimeseriesBuilder();
  builder.title(panel.title).datasource(datasource).unit(panel.unit).span(width);
  builder.height(isNumber ? heights.number : heights.diagram);
  if (panel.description) builder.description(panel.description);
  if (panel.limit !== undefined) builder.thresholds(limitAt(panel.limit));
  for (const [expr, legend] of panel.queries) {
    const query = new DataqueryBuilder().expr(expr).datasource(datasource);
    builder.withTarget(legend === undefined ? query : query.legendFormat(legend));
  }
  return builder;
}

function limitAt(value: number) {
  return new ThresholdsConfigBuilder().mode(ThresholdsMode.Absolute).steps([
    { value: null, color: 'green' },
    { value, color: 'red' },
  ]);
}
