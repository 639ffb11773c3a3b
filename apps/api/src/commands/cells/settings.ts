import { parseArgs } from 'node:util';
import { LaunchError } from '../../launch/launch-error.ts';
import { chooseSettingsSource, selectCells } from '../../modules/cells/public.ts';
import { type CellsCommand, done, urlOf, withDatabaseOf } from './cells-command.ts';

/** Chooses the cell that decides switches and other settings for all cells. It can be repeated, and then everything is published again. */
export const settings: CellsCommand = {
  usage: 'settings NAME  makes this cell decide settings for all cells, or makes it publish all of them again',
  async run(args, env) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    const [name = '', ...more] = positionals;
    if (name === '' || more.length > 0) throw new LaunchError('Write: cells settings NAME');
    await withDatabaseOf(urlOf(env, 'DATABASE_URL'), async ({ db }) => {
      const known = (await selectCells(db)).map((cell) => cell.name);
      if (!known.includes(name))
        throw new LaunchError(`The directory has no cell ${name}. It has: ${known.join(', ')}`);
      await chooseSettingsSource(db, name);
    });
    return done(`The cell ${name} decides settings for all cells. Its worker publishes them within seconds.`);
  },
};
