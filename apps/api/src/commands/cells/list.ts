import { selectCells } from '../../modules/cells/public.ts';
import { type CellsCommand, done, urlOf, withDatabaseOf } from './cells-command.ts';

export const list: CellsCommand = {
  usage: 'list  shows every cell with its address and its accounts',
  async run(_args, env) {
    const cells = await withDatabaseOf(urlOf(env, 'CELL_DIRECTORY_URL'), ({ db }) => selectCells(db));
    const lineOf = ({ name, apiUrl, officeUrl, weight, isOpen, accounts }: (typeof cells)[number]): string =>
      `${name}  ${apiUrl}  weight ${weight}  ${isOpen ? 'open' : 'closed'}  ${accounts} accounts${officeUrl ? `  office ${officeUrl}` : ''}`;
    return done(...cells.map(lineOf));
  },
};
