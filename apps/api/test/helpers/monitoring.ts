import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fromPackageRoot } from '../../src/platform/package-root.ts';

export const repository = fromPackageRoot('..', '..');

export function readText(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}

export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** Returns the rules of infra/monitoring/alerts.yaml. */
export function readRules(): Rule[] {
  const { groups } = parse(readText('infra/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap((group) => group.rules);
}

/** Returns the metrics of other programs that the rules and dashboards may use. */
export function readExporterMetrics(): string[] {
  const lists = parse(readText('infra/monitoring/exporter-metrics.yaml')) as Record<string, string[]>;
  return Object.values(lists).flat();
}

/** Returns the queries of every generated dashboard. */
export function readExpressions(): string[] {
  const folder = 'infra/monitoring/dashboards';
  return readdirSync(join(repository, folder)).flatMap((file) => {
    const { panels } = JSON.parse(readText(`${folder}/${file}`)) as { panels: { targets?: { expr: string }[] }[] };
    return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  });
}

const notMetrics = new Set(['and', 'or', 'unless', 'offset', 'bool']);

/** Returns the metrics and recorded names in an expression of PromQL, without the suffixes of a histogram. */
export function metricsIn(expr: string): string[] {
  const names =
    expr
      .replaceAll(/"[^"]*"/g, '')
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
      .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
      .match(/\b[a-z][\w:]*\b(?!\s*\()/g) ?? [];
  return names
    .filter((name) => !notMetrics.has(name))
    .map((name) => name.replace(/^(goldwren_.+)_(bucket|sum|count)$/, '$1'));
}
