import { execFileSync } from 'node:child_process';
import { digitOf, type MachineName, type MemberName, machineNames, type NetworkOfMembers } from './cluster.ts';

const bridge = 'gwha';
const prefix = '10.187.0.';
const namespaces = `${bridge}-`;

/** A network namespace for each member and each node of etcd, on a bridge that this machine and its HAProxy use too. Needs the rights of root. */
export interface SeparateNetwork extends NetworkOfMembers {
  /** What these machines send to those is lost. Other packets arrive. */
  block(from: readonly MachineName[], to: readonly MachineName[]): void;
  /** What a member sends is delayed, and lost when it sends more than this, for example `1mbit`. */
  slow(member: MemberName, rate: string): void;
  /** Ends every fault. */
  restore(): void;
  remove(): void;
}

const ip = (...args: string[]) => execFileSync('/usr/sbin/ip', args, { stdio: 'pipe', encoding: 'utf8' });
const within = (member: MachineName, ...command: string[]) => ip('netns', 'exec', `${namespaces}${member}`, ...command);

const addressOf = (machine: MachineName) => `${prefix}1${digitOf(machine)}`;

/** Creates the network. */
export function createNetwork(): SeparateNetwork {
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${prefix}1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const member of machineNames) {
    const [namespace, port] = [`${namespaces}${member}`, `${bridge}${member}`];
    ip('netns', 'add', namespace);
    ip('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    ip('link', 'set', port, 'master', bridge, 'up');
    ip('-n', namespace, 'address', 'add', `${addressOf(member)}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) ip('-n', namespace, 'link', 'set', device, 'up');
  }
  let undo: (() => void)[] = [];
  return {
    addressOf,
    environment: { HA_NETWORK: `${prefix}1`, HA_NAMESPACES: namespaces },
    block: (from, to) => {
      for (const sender of from)
        for (const receiver of to) {
          const route = ['route', 'add', 'blackhole', `${addressOf(receiver)}/32`] as const;
          within(sender, 'ip', ...route);
          undo.push(() => within(sender, 'ip', 'route', 'delete', ...route.slice(2)));
        }
    },
    slow: (member, rate) => {
      const shaped = ['tbf', 'rate', rate, 'burst', '10kb', 'latency', '50ms'];
      within(member, 'tc', 'qdisc', 'replace', 'dev', 'eth0', 'root', ...shaped);
      undo.push(() => within(member, 'tc', 'qdisc', 'delete', 'dev', 'eth0', 'root'));
    },
    restore: () => {
      for (const step of undo) step();
      undo = [];
    },
    remove: () => {
      for (const member of machineNames) ip('netns', 'delete', `${namespaces}${member}`);
      ip('link', 'delete', bridge);
    },
  };
}
