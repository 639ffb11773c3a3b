import { readdirSync, readFileSync } from 'node:fs';

/** The unit of CPU time in Linux: USER_HZ is 100 per second on every platform of Node. */
const microsPerTick = 10_000;

/** Returns the fields of /proc/<pid>/stat after the command, which may contain spaces; null when the process has ended. */
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

/** Returns the process and all its descendants. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

/** Returns the CPU time of a process and its children so far, including ended ones. */
export function cpuMicrosOf(pid: number): number {
  const own = statFields(pid);
  const ended = Number(own?.[13] ?? 0) + Number(own?.[14] ?? 0);
  const ticks = processTree(pid).reduce((sum, each) => {
    const fields = statFields(each);
    return sum + Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0);
  }, ended);
  return ticks * microsPerTick;
}

/** Returns the resident memory of one process in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Returns the command line of a process; empty when it has ended. */
export function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

export interface MemorySeen {
  readonly peakMb: number;
  /** Compare windows by the median, because the peak depends on when garbage collection ran. */
  readonly medianMb: number;
}

/** Samples the memory of a process while `work` runs. */
export async function watchMemory<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; memory: MemorySeen }> {
  const seen = [residentMegabytes(pid)];
  const timer = setInterval(() => seen.push(residentMegabytes(pid)), 100);
  const result = await work().finally(() => clearInterval(timer));
  seen.sort((a, b) => a - b);
  return { result, memory: { peakMb: seen.at(-1) ?? 0, medianMb: seen[Math.floor(seen.length / 2)] ?? 0 } };
}
