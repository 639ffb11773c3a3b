import { parseArgs } from 'node:util';
import { LaunchError } from '../../launch/launch-error.ts';
import { upsertCell } from '../../modules/cells/public.ts';
import { cellName } from '../../platform/schema/cell-schemas.ts';
import { assertOpenable } from './assert-openable.ts';
import { type CellsCommand, done, urlOf, withDatabaseOf } from './cells-command.ts';

interface NewCell {
  readonly name: string;
  readonly apiUrl: string;
  readonly weight: number;
  readonly isOpen: boolean;
  /** The address of its back office. Undefined: it does not change. */
  readonly officeUrl?: string;
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).origin === url;
}

/** @throws LaunchError for arguments that are not a cell. */
export function readNewCell(args: readonly string[]): NewCell {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      weight: { type: 'string', default: '1' },
      closed: { type: 'boolean', default: false },
      office: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name = '', url = '', ...more] = positionals;
  const { weight, closed, office } = values;
  const areUrls = isOrigin(url) && (office === undefined || isOrigin(office));
  if (!cellName.test(name) || !areUrls || more.length > 0 || !/^[1-9]\d{0,5}$/.test(weight)) {
    throw new LaunchError('Write: cells add NAME http://HOST:PORT [--weight 1] [--closed] [--office https://HOST]');
  }
  return {
    name,
    apiUrl: url,
    weight: Number(weight),
    isOpen: !closed,
    ...(office === undefined ? {} : { officeUrl: office }),
  };
}

export const add: CellsCommand = {
  usage:
    'add NAME URL [--weight 1] [--closed] [--office URL]  adds a cell, or changes its addresses, its share of new players and whether it gets any',
  async run(args, env) {
    const cell = readNewCell(args);
    await withDatabaseOf(urlOf(env, 'DATABASE_URL'), async ({ db }) => {
      if (cell.isOpen) await assertOpenable(db, cell.name);
      await upsertCell(db, cell);
    });
    return done(`The cell ${cell.name} at ${cell.apiUrl} ${cell.isOpen ? 'is open' : 'gets no new players'}.`);
  },
};
