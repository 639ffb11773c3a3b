import { readFileSync } from 'node:fs';
import type { SourceFault } from './source-faults.ts';
import type { SqlFault } from './sql-fault.ts';

export type Fault = SqlFault | SourceFault;

/** What a fault is in, as the command line names it. */
export function nameOf(fault: Fault): string {
  return 'file' in fault ? fault.file : fault.function;
}

export function pathOf(fault: Fault): URL {
  const path = 'file' in fault ? `src/modules/${fault.file}` : `sql/functions/${fault.function}.sql`;
  return new URL(`../../${path}`, import.meta.url);
}

/** The file with the fault in it. @throws RangeError when the file has changed under the list. */
export function faultySource(fault: Fault): string {
  const parts = readFileSync(pathOf(fault), 'utf8').split(fault.text);
  if (parts.length !== 2)
    throw new RangeError(`${nameOf(fault)}: ${JSON.stringify(fault.text)} occurs ${parts.length - 1} times`);
  return parts.join(fault.replacement);
}
