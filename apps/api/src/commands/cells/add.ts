import { parseArgs } from 'node:util';
import { LaunchError } from '../../launch/launch-error.ts';
import { upsertCell } from '../../modules/cells/public.ts';
import { cellName } from '../../platform/schema/cell-schemas.ts';
import { type CellsCommand, done, urlOf, withDatabaseOf } from './cells-command.ts';

interface NewCell {
  readonly name: string;
  readonly apiUrl: string;
  readonly weight: number;
  readonly isOpen: boolean;
}

/** @throws LaunchError for arguments that are not a cell. */
export function readNewCell(args: readonly string[]): NewCell {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { weight: { type: 'string', default: '1' }, closed: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name = '', url = '', ...more] = positionals;
  const isOrigin = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).origin === url;
  if (!cellName.test(name) || !isOrigin || more.length > 0 || !/^[1-9]\d{0,5}$/.test(values.weight)) {
    throw new LaunchError('Write: cells add NAME http://HOST:PORT [--weight 1] [--closed]');
  }
  return { name, apiUrl: url, weight: Number(values.weight), isOpen: !values.closed };
}

export const add: CellsCommand = {
  usage:
    'add NAME URL [--weight 1] [--closed]  adds a cell, or changes its address, its share of new players and whether it gets any',
  async run(args, env) {
    const cell = readNewCell(args);
    await withDatabaseOf(urlOf(env, 'DATABASE_URL'), ({ db }) => upsertCell(db, cell));
    return done(`The cell ${cell.name} at ${cell.apiUrl} ${cell.isOpen ? 'is open' : 'gets no new players'}.`);
  },
};
