import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readRules, readText } from '../../../test/helpers/monitoring.ts';

interface Route {
  readonly receiver: string;
  readonly matchers?: readonly string[];
  readonly routes?: readonly Route[];
}
interface Settings {
  readonly route: Route;
  readonly receivers: readonly { readonly name: string }[];
  readonly inhibit_rules: readonly {
    readonly source_matchers: readonly string[];
    readonly target_matchers: readonly string[];
  }[];
}
const text = readText('infra/monitoring/alertmanager.yaml');
const settings = parse(text) as Settings;
const severities = new Map(readRules().flatMap(({ alert, labels }) => (alert ? [[alert, labels?.severity]] : [])));

/** Returns the alerts that the matchers of an inhibition rule name. */
function alertsIn(matchers: readonly string[]): string[] {
  return matchers.flatMap((matcher) => /^alertname=~?"([^"]+)"$/.exec(matcher)?.[1]?.split('|') ?? []);
}

describe('the settings of Alertmanager', () => {
  test('route every severity, and use every receiver', () => {
    const routes = settings.route.routes ?? [];
    const routed = routes.flatMap(({ matchers = [] }) =>
      matchers.map((matcher) => /^severity="(.+)"$/.exec(matcher)?.[1]),
    );
    expect(new Set(routed)).toEqual(new Set(severities.values()));
    const receivers = [settings.route, ...routes].map(({ receiver }) => receiver);
    expect(new Set(receivers)).toEqual(new Set(settings.receivers.map(({ name }) => name)));
  });

  test('mute only alerts that exist and are less urgent or follow from the other one', () => {
    expect(settings.inhibit_rules.length).toBeGreaterThan(3);
    for (const { source_matchers: source, target_matchers: target } of settings.inhibit_rules) {
      for (const name of [...alertsIn(source), ...alertsIn(target)]) expect([...severities.keys()]).toContain(name);
      expect(alertsIn(source)).toHaveLength(1);
      expect(severities.get(alertsIn(source)[0] as string)).toBe('page');
      expect(alertsIn(target)).not.toContain(alertsIn(source)[0]);
    }
  });

  test('never mute an alert about games, the books, the archive or a full disk', () => {
    const muted = settings.inhibit_rules.flatMap(({ target_matchers }) => alertsIn(target_matchers));
    const never = ['GoldwrenBooksDisagree', 'GoldwrenRtpOutside', 'GoldwrenArchiveBehind', 'GoldwrenDiskFull'];
    for (const name of [...never, 'GoldwrenMonitoringAlive']) {
      expect([...severities.keys()]).toContain(name);
      expect(muted).not.toContain(name);
    }
  });

  test('contain no secret, and no address of a real service', () => {
    expect(text).not.toMatch(/^\s*(smtp_auth_password|smtp_auth_secret|credentials|password):/m);
    const hosts = text.match(/(?<=https:\/\/|@|smarthost: )[\w.-]+/g) ?? [];
    expect(hosts.length).toBeGreaterThan(5);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  });
});
