import type pg from 'pg';
import { settings } from '../../../src/commands/cells/settings.ts';
import type { Context } from '../../../src/context.ts';
import { shareSettings } from '../../../src/modules/site-settings/public.ts';
import type { EventName } from '../../../src/platform/operator-events.ts';
import type { TestApi } from '../api/test-api.ts';
import { newStaff } from '../people/staff.ts';
import { starlight } from '../play/play.ts';
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

/** A row of directory.setting. */
export interface SettingRow {
  readonly seq: string;
  readonly cell: string;
  readonly name: string;
  readonly term: string;
  readonly version: string;
  readonly sealed: Buffer;
}

/** Returns the newest row of a setting. */
export async function settingRowOf({ directory }: TwoCells, name: string): Promise<SettingRow> {
  const { rows } = await directory.query<SettingRow>(
    'SELECT * FROM directory.setting WHERE name = $1 ORDER BY term DESC, version DESC',
    [name],
  );
  return rows[0] as SettingRow;
}

/** Inserts a row with the rights of the login of the cells. */
export async function insertSettingRow(login: pg.Pool, row: Omit<SettingRow, 'seq'>): Promise<void> {
  await login.query('INSERT INTO directory.setting (cell, name, term, version, sealed) VALUES ($1, $2, $3, $4, $5)', [
    row.cell,
    row.name,
    row.term,
    row.version,
    row.sealed,
  ]);
}

type StaffMember = Awaited<ReturnType<typeof newStaff>>;
/** Two people of one cell, because most decisions need a second one. */
export type StaffPair = readonly [StaffMember, StaffMember];

/** Creates two people in each cell, who may decide everything about settings and sanctions. */
export async function newStaffPairs({ one, two }: Pick<TwoCells, 'one' | 'two'>): Promise<[StaffPair, StaffPair]> {
  const roles = ['admin', 'compliance'] as const;
  return [
    [await newStaff(one, roles), await newStaff(one, roles)],
    [await newStaff(two, roles), await newStaff(two, roles)],
  ];
}

const call = { params: { id: String(starlight) }, body: { reason: 'Players report a frozen reel.' } };

/** Switches Starlight Fortune on or off in the cell of this member of staff. */
export function switchStarlight({ staff }: StaffMember, enabled: boolean) {
  return enabled ? staff.games.switchOn(call) : staff.games.switchOff(call);
}

export async function isStarlightOn({ staff }: StaffMember): Promise<boolean | undefined> {
  return (await staff.games.list()).results.find(({ id }) => id === starlight)?.enabled;
}
