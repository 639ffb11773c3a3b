import { readFileSync } from 'node:fs';
import type { SqlFault } from './sql-fault.ts';

/** The function as its file has it, with the fault in it. @throws RangeError when the file has changed under the list. */
export function faultySource({ function: name, text, replacement }: SqlFault): string {
  const source = readFileSync(new URL(`../../sql/functions/${name}.sql`, import.meta.url), 'utf8');
  const parts = source.split(text);
  if (parts.length !== 2) throw new RangeError(`${name}: ${JSON.stringify(text)} occurs ${parts.length - 1} times`);
  return parts.join(replacement);
}
