import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { playerContract } from '@goldwren/contracts/player';
import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  metricsIn,
  readExporterMetrics,
  readExpressions,
  readRules,
  readText,
  repository,
} from '../../../test/helpers/monitoring.ts';
import { registry } from './registry.ts';

const page = readText('docs/operations/monitoring.md');
const rulesText = readText('infra/monitoring/alerts.yaml');
const rules = readRules();
const alerts = rules.filter((rule) => rule.alert !== undefined);
/** The queries of every dashboard. */
const expressions = readExpressions();
/** It fires while the monitoring works. */
const alwaysFires = 'GoldwrenMonitoringAlive';

interface Declared {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labelNames: readonly string[];
}
let declared: Declared[];
let defaults: string[];
beforeAll(async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const file of files) await import(join(import.meta.dirname, file));
  declared = registry.getMetricsAsArray() as unknown as Declared[];
  const ofNode = new Registry();
  collectDefaultMetrics({ register: ofNode });
  defaults = ofNode.getMetricsAsArray().map(({ name }) => name);
});

/** Returns the rows of the table below a heading of the page, without its head. */
function tableBelow(heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
}

/** Returns the anchors of the headings of a page, as GitHub forms them. */
function anchorsOf(text: string): string[] {
  const headings = text.split('\n').flatMap((line) => /^#{1,6} (.+)$/.exec(line)?.[1] ?? []);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The metrics of the product, of Node.js and of exporters, and the recorded names. */
function knownMetrics(): Set<string> {
  const recorded = rules.flatMap(({ record }) => record ?? []);
  return new Set([...declared.map(({ name }) => name), ...defaults, ...readExporterMetrics(), ...recorded]);
}

describe('the declared metrics', () => {
  test('are documented, each with its type, labels and help', () => {
    const rows = declared.map(
      ({ name, type, labelNames, help }) =>
        `| \`${name}\` | ${type} | ${labelNames.map((label) => `\`${label}\``).join(', ')} | ${help} |`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(tableBelow('Metrics').toSorted()).toEqual(rows.toSorted());
  });

  test('have names in base units, and no label for a person, an address or free text', () => {
    for (const { name, type, help, labelNames } of declared) {
      expect(name).toMatch(/^goldwren_[a-z][a-z_]*$/);
      expect(name).not.toMatch(/_(ms|millis|milliseconds|minutes|cents|percent)(_|$)/);
      expect(name.endsWith('_total')).toBe(type === 'counter');
      expect(help).toMatch(/^[A-Z].*\.$/);
      for (const label of labelNames) expect(allowedLabels).toContain(label);
    }
  });

  /** Every label has a fixed list of values, or values that only the code defines. */
  const allowedLabels = [
    ...['route', 'method', 'status', 'game', 'currency', 'statement', 'bound', 'kind', 'direction', 'invariant'],
    ...['task', 'result', 'state', 'provider', 'pool', 'collector', 'operation'],
  ];
});

describe('the alert rules', () => {
  test('use only metrics that the code declares or an exporter has', () => {
    const known = knownMetrics();
    for (const { alert, record, expr } of rules) {
      const used = metricsIn(expr);
      expect({ rule: alert ?? record, none: used.length === 0 }).toEqual({
        rule: alert ?? record,
        none: alert === alwaysFires,
      });
      expect({ rule: alert ?? record, unknown: used.filter((name) => !known.has(name)) }).toMatchObject({
        unknown: [],
      });
    }
    expect(metricsIn('rate(goldwren_no_such_total[5m])').filter((name) => !known.has(name))).toHaveLength(1);
  });

  test('use, together with the dashboards, every declared and exported metric, and no unknown one', () => {
    const known = knownMetrics();
    expect(expressions.length).toBeGreaterThan(50);
    expect(expressions.filter((expr) => metricsIn(expr).some((name) => !known.has(name)))).toEqual([]);
    const used = new Set([...rules.map(({ expr }) => expr), ...expressions].flatMap(metricsIn));
    expect(declared.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
    expect(readExporterMetrics().filter((name) => !used.has(name))).toEqual([]);
  });

  test('use only labels that the metrics have', () => {
    for (const { expr } of rules) {
      for (const [, name = '', selector = ''] of expr.matchAll(/\b(goldwren_\w+)\{([^}]*)\}/g)) {
        const [metric = ''] = metricsIn(name);
        const labels = [...selector.replaceAll(/"[^"]*"/g, '""').matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(
          ([, label]) => label,
        );
        const { labelNames = [] } = declared.find((one) => one.name === metric) ?? {};
        expect({ metric, foreign: labels.filter((label) => !labelNames.includes(label as string)) }).toEqual({
          metric,
          foreign: [],
        });
      }
    }
  });

  test('name the routes of rounds as the contract does', () => {
    const pattern = /route=~"([^"]*rounds[^"]*)"/.exec(rulesText)?.[1] as string;
    const { playRound, act, handOver, getRound } = playerContract.games;
    const matches = [playRound, act, handOver, getRound].map(({ path }) => new RegExp(`^(?:${pattern})$`).test(path));
    expect(matches).toEqual([true, true, false, false]);
    expect([...new Set(rulesText.match(/route=~"[^"]*rounds[^"]*"/g))]).toHaveLength(1);
  });

  test('have a severity and a runbook that exists', () => {
    expect(alerts.length).toBeGreaterThan(10);
    for (const { alert, labels, annotations } of alerts) {
      expect({ alert, severity: labels?.severity }).toEqual({
        alert,
        severity: expect.stringMatching(alert === alwaysFires ? /^heartbeat$/ : /^(page|ticket)$/),
      });
      expect(annotations?.summary).toMatch(/^[A-Z].*\.$/);
      const [path = '', anchor = ''] = annotations?.runbook?.split('#') ?? [];
      expect({ alert, exists: path !== '' && existsSync(join(repository, path)) }).toEqual({ alert, exists: true });
      expect(anchorsOf(readText(path))).toContain(anchor);
    }
  });

  test('are listed on the page, with severity and runbook', () => {
    const folder = 'docs/operations/';
    const rows = alerts.map(({ alert, labels, annotations }) => {
      const [path = '', anchor] = annotations?.runbook?.split('#') ?? [];
      const link = `${path === `${folder}monitoring.md` ? '' : path.slice(folder.length)}#${anchor}`;
      expect(dirname(path)).toBe('docs/operations');
      return `| \`${alert}\` | ${labels?.severity} | ${annotations?.summary} | [what to do](${link}) |`;
    });
    expect(tableBelow('Alerts')).toEqual(rows);
  });

  // promtool is not on every machine, so CI runs these tests in a step of its own. Here it is only checked that they are complete.
  test('have unit tests for promtool, for each rule one that fires and one that does not', () => {
    const { tests } = parse(readText('infra/monitoring/alerts.test.yaml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
    };
    const checks = tests.flatMap((one) => one.alert_rule_test);
    const firing = new Set(checks.filter((one) => one.exp_alerts.length > 0).map((one) => one.alertname));
    const silent = new Set(checks.filter((one) => one.exp_alerts.length === 0).map((one) => one.alertname));
    const names = alerts.map(({ alert }) => alert as string);
    expect([...firing].toSorted()).toEqual(names.toSorted());
    // The series of GoldwrenRtpOutside contain games within their limits.
    expect(names.filter((name) => !silent.has(name))).toEqual(['GoldwrenRtpOutside', alwaysFires]);
    expect(readText('.github/workflows/ci.yml')).toContain('promtool test rules infra/monitoring/alerts.test.yaml');
  });
});
