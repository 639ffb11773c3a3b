import { settings } from '../../../src/commands/cells/settings.ts';
import type { Context } from '../../../src/context.ts';
import { shareSettings } from '../../../src/modules/site-settings/public.ts';
import type { EventName } from '../../../src/platform/operator-events.ts';
import type { TestApi } from '../api/test-api.ts';
import type { TwoCells } from './two-cells.ts';

/** Runs `pnpm cells settings`. */
export async function decideIn({ one }: Pick<TwoCells, 'one'>, cell: string): Promise<void> {
  await settings.run([cell], { DATABASE_URL: one.url }, () => undefined);
}

/** Does what the worker of a cell does, and returns the events that it reports. */
export async function shareIn(
  { context }: Pick<TestApi, 'context'>,
  cells: Context['cells'] = context.cells,
): Promise<readonly (readonly [EventName, object])[]> {
  const events: (readonly [EventName, object])[] = [];
  const report: Context['events']['report'] = (name, facts) => void events.push([name, facts]);
  await shareSettings({ ...context, cells, events: { report } });
  return events;
}

/** Does what the workers of both cells do: the first publishes before the second reads, and then the reverse. */
export async function shareSettingsOfBoth({ one, two }: TwoCells): Promise<void> {
  await shareIn(one);
  await shareIn(two);
  await shareIn(one);
}

/** Returns the audit entries of settings that a cell has applied, oldest first. */
export async function appliedIn({ owner }: TestApi): Promise<Record<string, string>[]> {
  const { rows } = await owner.query("SELECT facts FROM staff_audit WHERE action = 'setting.applied' ORDER BY seq");
  return rows.map(({ facts }) => facts);
}
