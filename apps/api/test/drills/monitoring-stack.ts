import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { freePort } from '../../src/launch/free-port.ts';
import { readText, repository } from '../helpers/monitoring.ts';
import { startTestSmtp, type TestSmtp } from '../helpers/processes/smtp-server.ts';
import { until } from '../helpers/until.ts';

/** A notification that Alertmanager sent to a webhook. */
export interface Notification {
  readonly at: number;
  readonly status: 'firing' | 'resolved';
  readonly alerts: readonly {
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations: Readonly<Record<string, string>>;
  }[];
}

/** Prometheus and Alertmanager with the rules and settings of infra/monitoring, and local receivers. */
export interface MonitoringStack {
  /** What arrived at the webhooks of the person on duty, the second person and the heartbeat service. */
  readonly first: readonly Notification[];
  readonly second: readonly Notification[];
  readonly heartbeat: readonly Notification[];
  readonly mails: TestSmtp['delivered'];
  /** The names of the alerts that fire in Prometheus. */
  firing(): Promise<string[]>;
  /** Runs a query of PromQL. Returns the status: "success" or "error". */
  query(expr: string): Promise<string>;
  amtool(...args: string[]): Promise<void>;
  stop(): Promise<void>;
}

const programs = { prometheus: '/usr/bin/prometheus', alertmanager: '/usr/bin/prometheus-alertmanager' };

interface Settings {
  global: Record<string, unknown>;
  route: { routes: { receiver: string; group_wait?: string }[] };
  receivers: { webhook_configs?: { url: string; http_config?: unknown }[] }[];
}

/**
 * The intervals are those of the product. Only the wait before the escalation is shorter.
 * @param metricsPorts Of the API and the worker.
 */
export async function startMonitoring(
  metricsPorts: Readonly<Record<'goldwren-api' | 'goldwren-worker', number>>,
  escalateAfter: string,
): Promise<MonitoringStack> {
  for (const program of Object.values(programs))
    if (!existsSync(program))
      throw new Error('The drill needs Debian’s packages prometheus and prometheus-alertmanager.');
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-monitoring-'));
  const smtp = await startTestSmtp();
  const webhooks = await startWebhooks();
  const ports = { prometheus: await freePort(), alertmanager: await freePort() };
  const settings = localSettings(smtp.port, webhooks.url, escalateAfter);
  const run = (program: string, config: object, ...flags: string[]) => {
    const file = join(folder, `${program.slice(program.lastIndexOf('/') + 1)}.yaml`);
    writeFileSync(file, stringify(config));
    return spawn(program, [`--config.file=${file}`, '--log.level=error', ...flags], { stdio: 'ignore', cwd: folder });
  };
  const alertmanagerUrl = `http://127.0.0.1:${ports.alertmanager}`;
  const children = [
    run(
      programs.alertmanager,
      settings,
      `--web.listen-address=127.0.0.1:${ports.alertmanager}`,
      `--storage.path=${join(folder, 'alertmanager')}`,
      '--cluster.listen-address=',
    ),
    run(
      programs.prometheus,
      prometheusSettings(metricsPorts, ports.alertmanager),
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    ),
  ];
  for (const url of [alertmanagerUrl, `http://127.0.0.1:${ports.prometheus}`])
    await until(`${url} is ready`, async () => (await fetch(`${url}/-/ready`).catch(() => null))?.ok === true, 30_000);
  return {
    ...webhooks.received,
    mails: smtp.delivered,
    firing: async () => {
      const answer = await fetch(`http://127.0.0.1:${ports.prometheus}/api/v1/alerts`);
      const { data } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    query: async (expr) => {
      const url = `http://127.0.0.1:${ports.prometheus}/api/v1/query?query=${encodeURIComponent(expr)}`;
      return ((await (await fetch(url)).json()) as { status: string }).status;
    },
    amtool: async (...args) => {
      await promisify(execFile)('amtool', [`--alertmanager.url=${alertmanagerUrl}`, ...args]);
    },
    stop: async () => {
      for (const child of children) {
        const exited = once(child, 'exit');
        if (child.kill('SIGTERM')) await exited;
      }
      await Promise.all([smtp.close(), webhooks.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The settings of Alertmanager, with local receivers. */
function localSettings(smtpPort: number, webhooksUrl: string, escalateAfter: string): Settings {
  const settings = parse(readText('infra/monitoring/alertmanager.yaml')) as Settings;
  settings.global = {
    smtp_smarthost: `127.0.0.1:${smtpPort}`,
    smtp_from: 'am@alerts.example',
    smtp_require_tls: false,
  };
  for (const route of settings.route.routes) if (route.receiver === 'escalation') route.group_wait = escalateAfter;
  for (const webhook of settings.receivers.flatMap(({ webhook_configs = [] }) => webhook_configs)) {
    webhook.url = `${webhooksUrl}${new URL(webhook.url).pathname}`;
    delete webhook.http_config;
  }
  return settings;
}

function prometheusSettings(metricsPorts: Readonly<Record<string, number>>, alertmanager: number): object {
  const target = (port: number) => [{ targets: [`127.0.0.1:${port}`] }];
  return {
    global: { scrape_interval: '15s', evaluation_interval: '15s' },
    rule_files: [join(repository, 'infra/monitoring/alerts.yaml')],
    alerting: { alertmanagers: [{ static_configs: target(alertmanager) }] },
    scrape_configs: Object.entries(metricsPorts).map(([name, port]) => ({
      job_name: name,
      static_configs: target(port),
    })),
  };
}

async function startWebhooks() {
  const received = { first: [] as Notification[], second: [] as Notification[], heartbeat: [] as Notification[] };
  const byPath = new Map([
    ['/first', received.first],
    ['/second', received.second],
    ['/goldwren', received.heartbeat],
  ]);
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Omit<Notification, 'at'>;
    byPath.get(request.url ?? '')?.push({ ...body, at: Date.now() });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
