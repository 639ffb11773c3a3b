import { readFileSync } from 'node:fs';
import type { SourceFault } from './source-faults.ts';
import type { SqlFault } from './sql-fault.ts';

export type Fault = SqlFault | SourceFault;

/** The name of the faulty function or file on the command line. */
export function nameOf(fault: Fault): string {
  return 'file' in fault ? fault.file : fault.function;
}

export function pathOf(fault: Fault): URL {
  const path = 'file' in fault ? `src/modules/${fault.file}` : `sql/functions/${fault.function}.sql`;
  return new URL(`../../${path}`, import.meta.url);
}

/** Returns the file with the fault. @throws RangeError when the file no longer contains the text of the list. */
export function faultySource(fault: Fault): string {
  const parts = readFileSync(pathOf(fault), 'utf8').split(fault.text);
  if (parts.length !== 2)
    throw new RangeError(`${nameOf(fault)}: ${JSON.stringify(fault.text)} occurs ${parts.length - 1} times`);
  return parts.join(fault.replacement);
}
