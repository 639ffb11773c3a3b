import { parseArgs } from 'node:util';
import { LaunchError } from '../../launch/launch-error.ts';
import { loginUrlsOf } from '../../platform/logins/database-roles.ts';
import { prepareFor } from '../../prepare.ts';
import { abortMove } from './abort.ts';
import { loginsAt, readCells } from './cell-arguments.ts';
import { type CellsCommand, done, urlOf } from './cells-command.ts';
import { moveCell } from './move.ts';
import { prepareAll } from './prepare-all.ts';
import { findTwins, readCell, statusAsJson, statusAsLines } from './status.ts';

// Commands about where cells are. All their URLs are those of the owner (docs/operations/moving-cells.md).

const longestCopyHours = 48;
const hourMs = 3_600_000;

const named = { cell: { type: 'string', multiple: true }, file: { type: 'string' } } as const;

export const move: CellsCommand = {
  usage:
    'move --to URL [--reached-at URL]  moves the cell of DATABASE_URL while players play; with --abort, stops a move',
  async run(args, env, say) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        'reached-at': { type: 'string' },
        abort: { type: 'boolean' },
        'target-lost': { type: 'boolean' },
      },
    });
    const source = urlOf(env, 'DATABASE_URL');
    if (values.abort && values['target-lost']) {
      await abortMove({ source, target: null, say });
      return done();
    }
    const target = values.to;
    if (target === undefined) throw new LaunchError('Name the target with --to URL.');
    if (values.abort) await abortMove({ source, target, say });
    else {
      const reachedAt = values['reached-at'] ?? source;
      const logins = loginsAt(target, loginUrlsOf(env));
      await moveCell({ source, target, reachedAt, logins, copyMs: longestCopyHours * hourMs, say });
    }
    return done();
  },
};

export const status: CellsCommand = {
  usage: 'status --cell NAME=URL … [--file FILE] [--json]  shows the state and the totals of cells',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { ...named, json: { type: 'boolean' } } });
    const read = [];
    for (const cell of await readCells(values.cell ?? [], values.file)) read.push(await readCell(cell));
    const cells = findTwins(read);
    const lines = values.json ? [statusAsJson(cells)] : statusAsLines(cells);
    return { lines, isGood: cells.every(({ faults }) => faults.length === 0) };
  },
};

export const prepareCells: CellsCommand = {
  usage: 'prepare-all --cell NAME=URL … [--file FILE]  prepares cells one after the other',
  async run(args, env, say) {
    const { values } = parseArgs({ args: [...args], options: named });
    const cells = await readCells(values.cell ?? [], values.file);
    await prepareAll(cells, (url) => prepareFor(url, loginsAt(url, loginUrlsOf(env)), env), say);
    return done();
  },
};
