import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type HaproxyProcess,
  haproxyProgram,
  hasHaproxy,
  replaceIn,
  startHaproxy,
} from '../helpers/processes/haproxy.ts';

const folder = fileURLToPath(new URL('../../../../infra/haproxy/', import.meta.url));

/** Replaces the two servers of each backend by these. */
function withServers(config: string, ports: readonly number[]): string {
  const pair = /^ {4}server one 127\.0\.0\.1:3001(.*)\n {4}server two 127\.0\.0\.1:3002.*\n?/gm;
  if (config.match(pair)?.length !== 4)
    throw new Error('haproxy.cfg does not have two servers in each of four backends');
  return config.replace(pair, (_lines, options: string) =>
    ports.map((port, n) => `    server s${n} 127.0.0.1:${port}${options.replace(/\/one$/, `/s${n}`)}\n`).join(''),
  );
}

/** Returns the configuration for this machine: another port without TLS, these servers, and no change of the user. */
function configFor(port: number, servers: readonly number[], repeats: boolean): string {
  const replaced: readonly (readonly [string, string])[] = [
    ['    bind :80\n', `    bind 127.0.0.1:${port}\n`],
    ['    bind :443 ssl crt /etc/haproxy/goldwren.pem alpn h2,http/1.1\n', ''],
    ['    http-request redirect scheme https code 301 unless { ssl_fc }\n', ''],
    ['    user haproxy\n    group haproxy\n', ''],
    ['/etc/haproxy/unavailable.html', join(folder, 'unavailable.html')],
    ...(repeats
      ? []
      : ([
          ['    retries 2\n', '    retries 0\n'],
          ['    option redispatch 1\n', ''],
          ['    retry-on conn-failure empty-response\n', '    retry-on none\n'],
        ] as const)),
  ];
  const ofServers = withServers(readFileSync(join(folder, 'haproxy.cfg'), 'utf8'), servers);
  return replaced.reduce((config, [before, after]) => replaceIn(config, before, after), ofServers);
}

/** Checks the file of the repository with HAProxy itself, with a certificate made here. Throws what HAProxy prints. */
export function lintConfig(): void {
  requireHaproxy();
  const work = mkdtempSync(join(tmpdir(), 'goldwren-haproxy-'));
  try {
    const [key, certificate] = [join(work, 'key.pem'), join(work, 'certificate.pem')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    const made = ['-nodes', '-days', '1', '-subj', '/CN=goldwren', '-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', ...curve, ...made], { stdio: 'pipe' });
    writeFileSync(join(work, 'goldwren.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    const config = readFileSync(join(folder, 'haproxy.cfg'), 'utf8');
    const moved = replaceIn(config, '/etc/haproxy/goldwren.pem', join(work, 'goldwren.pem'));
    const file = join(work, 'haproxy.cfg');
    writeFileSync(file, replaceIn(moved, '/etc/haproxy/unavailable.html', join(folder, 'unavailable.html')));
    // -dW: a warning is an error.
    execFileSync(haproxyProgram, ['-c', '-dW', '-f', file], { encoding: 'utf8', stdio: 'pipe' });
  } finally {
    rmSync(work, { recursive: true });
  }
}

function requireHaproxy(): void {
  if (!hasHaproxy()) throw new Error('The drill needs Debian’s package haproxy.');
}

interface ProxyOptions {
  /** False: the proxy sends no request a second time. */
  readonly repeats?: boolean;
  /** The status that shows that HAProxy has checked the processes. */
  readonly firstStatus?: number;
}

/** Starts HAProxy in front of the processes at these ports, and waits until it has checked them. */
export async function startProxy(
  servers: readonly number[],
  { repeats = true, firstStatus = 200 }: ProxyOptions = {},
): Promise<HaproxyProcess> {
  requireHaproxy();
  return startHaproxy((port) => configFor(port, servers, repeats), firstStatus);
}
