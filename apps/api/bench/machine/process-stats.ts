import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts CPU time in: USER_HZ, 100 a second on every platform Node runs on. */
const microsPerTick = 10_000;

/** The fields of /proc/<pid>/stat after the command, which may hold spaces; null when the process is gone. */
function statFields(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((candidate) => candidate > 0 && Number(statFields(candidate)?.[1]) === pid);
}

export function parentOf(pid: number): number {
  return Number(statFields(pid)?.[1]);
}

/** The process itself and everything below it. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

/** CPU that a process and its children, ended ones included, have used so far. */
export function cpuMicrosOf(pid: number): number {
  const own = statFields(pid);
  const ended = Number(own?.[13] ?? 0) + Number(own?.[14] ?? 0);
  const ticks = processTree(pid).reduce((sum, each) => {
    const fields = statFields(each);
    return sum + Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0);
  }, ended);
  return ticks * microsPerTick;
}

/** Resident memory of one process in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** The command line of a process; empty when it is gone. */
export function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

export interface MemorySeen {
  readonly peakMb: number;
  /** What to compare windows by: the peak depends on when the collector happened to run. */
  readonly medianMb: number;
}

/** Watches the memory of a process while `work` runs. */
export async function watchMemory<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; memory: MemorySeen }> {
  const seen = [residentMegabytes(pid)];
  const timer = setInterval(() => seen.push(residentMegabytes(pid)), 100);
  const result = await work().finally(() => clearInterval(timer));
  seen.sort((a, b) => a - b);
  return { result, memory: { peakMb: seen.at(-1) ?? 0, medianMb: seen[Math.floor(seen.length / 2)] ?? 0 } };
}
