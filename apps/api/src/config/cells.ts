import { z } from 'zod';
import { cellName } from '../platform/schema/cell-schemas.ts';
import { postgresUrl, type SettingFault, setting } from './setting.ts';

/** The variables of a site with several cells, and what leaving them empty means. */
export const cellVariables = {
  /** The directory of players, with a login that `cells prepare` created. Empty: the site has one cell and no directory. */
  CELL_DIRECTORY_URL: setting(postgresUrl().optional()),
  /** The name of the cell that this process serves. */
  CELL_NAME: setting(
    z
      .string()
      .regex(cellName, 'must have lower-case letters, digits and underscores only, and start with a letter')
      .optional(),
  ),
  /** The key of all hashes in the directory and of forwarded requests. All cells have the same. */
  CELL_DIRECTORY_KEY: setting(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
      .optional(),
  ),
};

export interface CellSettings {
  readonly directoryUrl: string;
  /** The name of this cell. */
  readonly name: string;
  readonly key: Buffer;
}

/** Returns null when the site has one cell. */
export function cellSettings(read: {
  readonly CELL_DIRECTORY_URL?: string | undefined;
  readonly CELL_NAME?: string | undefined;
  readonly CELL_DIRECTORY_KEY?: string | undefined;
}): CellSettings | null {
  const { CELL_DIRECTORY_URL: directoryUrl, CELL_NAME: name, CELL_DIRECTORY_KEY: key } = read;
  return directoryUrl && name && key ? { directoryUrl, name, key: Buffer.from(key, 'hex') } : null;
}

const together = ['CELL_DIRECTORY_URL', 'CELL_NAME', 'CELL_DIRECTORY_KEY'] as const;

/** Requires all three or none, and what forwarding between cells depends on. */
export function cellFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  if (!together.some((name) => env[name])) return [];
  const missing = together
    .filter((name) => !env[name])
    .map((variable) => ({ variable, problem: `is not set: ${together.join(', ')} belong together` }));
  const proxies = Number(env.TRUSTED_PROXIES || 0);
  return [
    ...missing,
    ...(proxies >= 1
      ? []
      : [
          {
            variable: 'TRUSTED_PROXIES',
            problem: 'must be at least 1: another cell forwards requests, and names the address of the client',
          },
        ]),
  ];
}
