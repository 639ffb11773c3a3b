import { existsSync, globSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The library of Debian's package `faketime`. A process that loads it adds the seconds in a file to the clock of the machine. */
export const fakeClockLibrary = globSync('/usr/lib/*/faketime/libfaketime.so.1')[0] ?? '';
export const canChangeClocks = existsSync(fakeClockLibrary);

/** Each process reads its file again after this time. */
const readEveryMs = 1_000;

/** Sets the clock of the processes that read this file forward, or back with a negative number. Returns when they use it. */
export async function setClock(file: string, seconds: number): Promise<void> {
  writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  await wait(2 * readEveryMs);
}

/** The environment of a process whose clock this file sets. Durations are measured with another clock, which stays right. */
export function clockEnvironment(file: string): Readonly<Record<string, string>> {
  return {
    LD_PRELOAD: fakeClockLibrary,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: String(readEveryMs / 1_000),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
}
