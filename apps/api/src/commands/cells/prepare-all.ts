import { LaunchError } from '../../launch/launch-error.ts';
import type { NamedCell } from './cell-arguments.ts';

/**
 * Prepares all cells, one after the other, and stops at the first failure. A cell that is prepared already stays as it is, so the
 * command is run again after the cause is removed.
 * @throws LaunchError that names the cell that failed, and those that are done.
 */
export async function prepareAll(
  cells: readonly NamedCell[],
  prepare: (url: string) => Promise<void>,
  say: (text: string) => void,
): Promise<void> {
  const done: string[] = [];
  for (const { name, url } of cells) {
    try {
      await prepare(url);
    } catch (cause) {
      const rest = done.length === 0 ? 'No cell is prepared' : `Prepared: ${done.join(', ')}`;
      throw new LaunchError(`${name} cannot be prepared: ${(cause as Error).message}\n${rest}.`, { cause });
    }
    done.push(name);
    say(`${name} is prepared`);
  }
}
