import { selectCells, selectSettingsSource } from '../../modules/cells/public.ts';
import { type CellsCommand, done, urlOf, withDatabaseOf } from './cells-command.ts';

export const list: CellsCommand = {
  usage: 'list  shows every cell with its address and its accounts, and which one decides settings',
  async run(_args, env) {
    const { cells, source } = await withDatabaseOf(urlOf(env, 'CELL_DIRECTORY_URL'), async ({ db }) => ({
      cells: await selectCells(db),
      source: await selectSettingsSource(db),
    }));
    const lineOf = ({ name, apiUrl, officeUrl, weight, isOpen, accounts }: (typeof cells)[number]): string =>
      `${name}  ${apiUrl}  weight ${weight}  ${isOpen ? 'open' : 'closed'}  ${accounts} accounts${officeUrl ? `  office ${officeUrl}` : ''}${source?.cell === name ? '  decides settings' : ''}`;
    return done(...cells.map(lineOf));
  },
};
