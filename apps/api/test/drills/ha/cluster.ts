import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { until } from '../../helpers/until.ts';
import { fakeClockLibrary, setClock } from './clocks.ts';

const scripts = fileURLToPath(new URL('../../../../../infra/ha/', import.meta.url));
export const memberNames = ['n1', 'n2', 'n3'] as const;
export type MemberName = (typeof memberNames)[number];
/** etcd runs on machines of its own. */
export const etcdNames = ['e1', 'e2', 'e3'] as const;
export type EtcdName = (typeof etcdNames)[number];
export type MachineName = MemberName | EtcdName;
export const machineNames: readonly MachineName[] = [...memberNames, ...etcdNames];

interface Member {
  readonly name: MemberName;
  readonly role: 'leader' | 'sync_standby' | 'replica';
}

/** Three members of PostgreSQL that `infra/ha/up` started in a folder. */
export interface HaCluster {
  /** The owner's URL. It leads to the primary through HAProxy. */
  readonly url: string;
  readonly etcdHosts: string;
  /** Starts what was killed, and waits for a primary and two standbys, one of them synchronous. */
  heal(): Promise<void>;
  leader(): Promise<MemberName>;
  synchronousStandby(): Promise<MemberName>;
  switchover(): Promise<void>;
  /** Changes the configuration of the cluster, and waits until each member uses it. */
  configure(change: object): Promise<void>;
  killPostmaster(member: MemberName): void;
  /** kill -9 of Patroni and PostgreSQL, as a lost machine. */
  killMember(member: MemberName): void;
  /** SIGSTOP for every process of a member. Returns how to continue them. */
  freeze(member: MemberName): () => void;
  etcdLeader(): Promise<EtcdName>;
  killEtcd(node: EtcdName): void;
  /** SIGSTOP for etcd of a node. Returns how to continue it. */
  freezeEtcd(node: EtcdName): () => void;
  /** SIGSTOP for the processes that send the WAL of a primary, so that no standby gets more. Returns how to continue. */
  stallReplication(member: MemberName): () => void;
  /** Sets the clock of a member forward, or back with a negative number of seconds. It needs `clocks`. */
  setClock(member: MemberName, seconds: number): Promise<void>;
  /** Fills the disk of a member, which needs `diskMegabytes`. Returns how to empty it again. */
  fillDisk(member: MemberName): () => void;
  stop(): Promise<void>;
}

/** The last digit of the address of a machine, as in infra/ha/machine.sh. */
export function digitOf(machine: MachineName): number {
  return machineNames.indexOf(machine) + 1;
}

/** Loopback addresses, all in one network. */
const oneNetwork: NetworkOfMembers = {
  addressOf: (machine) => `127.0.0.1${digitOf(machine)}`,
  environment: {},
};

/** How members reach each other. */
export interface NetworkOfMembers {
  addressOf(machine: MachineName): string;
  /** Variables of `infra/ha/up`. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Sends a signal, also when the process ended a moment ago. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ESRCH') throw error;
    }
  }
}

/** SIGSTOP. Returns how to continue the processes. */
function freeze(pids: readonly number[]): () => void {
  signal(pids, 'SIGSTOP');
  return () => signal(pids, 'SIGCONT');
}

function childrenOf(pid: number): { pid: number; command: string }[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return table.flatMap((line) => {
    const [child, parent, ...command] = line.trim().split(/\s+/);
    return Number(parent) === pid ? [{ pid: Number(child), command: command.join(' ') }] : [];
  });
}

function processesIn(folder: string) {
  const started = (name: string) => Number(readFileSync(join(folder, 'run', name), 'utf8').split(' ')[0]);
  const postmaster = (member: MemberName) =>
    Number(readFileSync(join(folder, member, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const all = (member: MemberName) => {
    const server = postmaster(member);
    // Parents first: a process that is stopped starts no other.
    const parents = [started(`patroni-${member}`), server];
    return [...parents, ...childrenOf(server).map(({ pid }) => pid)];
  };
  return { postmaster, all, etcd: (node: EtcdName) => started(`etcd-${node}`) };
}

function patroniAt(addressOf: NetworkOfMembers['addressOf'], port: string, password: string) {
  const authorization = `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`;
  const call = (member: MemberName, path: string, init: RequestInit = {}) =>
    fetch(`http://${addressOf(member)}:${port}${path}`, {
      ...init,
      headers: { authorization, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(path === '/switchover' ? 60_000 : 2_000),
    });
  const members = async (): Promise<Member[]> => {
    for (const name of memberNames) {
      const answer = await call(name, '/cluster').catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const find = async (role: Member['role']): Promise<MemberName> => {
    let found: Member | undefined;
    await until(
      `a member is ${role}`,
      async () => {
        found = (await members()).find((member) => member.role === role);
        return found !== undefined;
      },
      60_000,
    );
    return (found as Member).name;
  };
  return { call, members, find };
}

/** Returns a function that finds the leader of etcd, as its nodes know it. */
function etcdLeaderAt(addressOf: NetworkOfMembers['addressOf'], port: string) {
  const statusOf = async (node: EtcdName) => {
    const answer = await fetch(`http://${addressOf(node)}:${port}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(1_000),
    }).catch(() => null);
    if (!answer?.ok) return null;
    return (await answer.json()) as { leader?: string; header: { member_id: string } };
  };
  return async (): Promise<EtcdName> => {
    let found: EtcdName | undefined;
    await until(
      'etcd has a leader',
      async () => {
        const all = await Promise.all(etcdNames.map(statusOf));
        found = etcdNames.find((_, at) => all[at]?.leader !== undefined && all[at].leader === all[at].header.member_id);
        return found !== undefined;
      },
      30_000,
    );
    return found as EtcdName;
  };
}

interface HaClusterOptions {
  /** Gives each member a disk of this size in memory, for which only root has the rights. */
  readonly diskMegabytes?: number;
  readonly network?: NetworkOfMembers;
  /** Starts the members with clocks that can be changed. */
  readonly clocks?: boolean;
}

/** Makes the synchronous standby the primary. */
async function switchOver(
  find: (role: Member['role']) => Promise<MemberName>,
  request: (body: object) => Promise<void>,
): Promise<void> {
  const [leader, candidate] = [await find('leader'), await find('sync_standby')];
  // A busy member can close the connection before it answers, and carry out the switchover.
  await request({ leader, candidate }).catch(async (error: unknown) => {
    const leads = async () => (await find('leader')) === candidate;
    await until('the candidate leads', leads, 30_000).catch(() => {
      throw error;
    });
  });
}

/** Starts the cluster. PATRONI_SOURCE names the folder of Patroni's source; without it, `patroni` is a program. */
export async function startHaCluster(options: HaClusterOptions = {}): Promise<HaCluster> {
  const { diskMegabytes, network = oneNetwork, clocks = false } = options;
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-ha-'));
  const run = (script: 'up' | 'down', args: readonly string[]) =>
    promisify(execFile)(join(scripts, script), [...args, folder], {
      env: { ...process.env, ...network.environment, ...(clocks ? { HA_FAKETIME: fakeClockLibrary } : {}) },
    });
  const disks = memberNames.map((member) => join(folder, member));
  if (diskMegabytes !== undefined)
    for (const disk of disks) {
      mkdirSync(disk);
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk]);
    }
  const stop = async () => {
    await run('down', []);
    if (diskMegabytes !== undefined) for (const disk of disks) execFileSync('umount', [disk]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run('up', ['--database-only']);
  } catch (error) {
    await stop();
    throw error;
  }
  const settings = parseEnv(readFileSync(join(folder, 'cluster.env'), 'utf8'));
  const passwords = parseEnv(readFileSync(join(folder, 'passwords.env'), 'utf8'));
  const patroni = patroniAt(network.addressOf, settings.REST_PORT as string, passwords.RESTAPI_PASSWORD as string);
  const processes = processesIn(folder);
  const request = async (path: string, method: string, body: object) => {
    const answer = await patroni.call(await patroni.find('leader'), path, { method, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    url: settings.DATABASE_URL as string,
    etcdHosts: settings.ETCD_HOSTS as string,
    heal: async () => void (await run('up', ['--database-only'])),
    leader: () => patroni.find('leader'),
    synchronousStandby: () => patroni.find('sync_standby'),
    switchover: () => switchOver(patroni.find, (body) => request('/switchover', 'POST', body)),
    configure: async (change) => {
      await request('/config', 'PATCH', change);
      // Each member reads the change in its next loop, and PostgreSQL after it.
      await new Promise((resolve) => setTimeout(resolve, 12_000));
    },
    killPostmaster: (member) => signal([processes.postmaster(member)], 'SIGKILL'),
    killMember: (member) => signal(processes.all(member), 'SIGKILL'),
    freeze: (member) => freeze(processes.all(member)),
    etcdLeader: etcdLeaderAt(network.addressOf, settings.ETCD_PORT as string),
    killEtcd: (node) => signal([processes.etcd(node)], 'SIGKILL'),
    freezeEtcd: (node) => freeze([processes.etcd(node)]),
    stallReplication: (member) => {
      const senders = childrenOf(processes.postmaster(member)).filter(({ command }) => command.includes('walsender'));
      const pids = senders.map(({ pid }) => pid);
      if (pids.length === 0) throw new Error(`${member} sends no WAL`);
      return freeze(pids);
    },
    setClock: (member, seconds) => setClock(join(folder, `clock-${member}`), seconds),
    fillDisk: (member) => {
      const file = join(folder, member, 'filling');
      // dd fails when the disk is full, as it should.
      spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], { stdio: 'ignore' });
      return () => rmSync(file);
    },
    stop,
  };
}
