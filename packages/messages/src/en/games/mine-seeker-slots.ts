import type { PlayedEvent } from '../../facts/game-facts.ts';

const cells = (count: number) => (count === 1 ? '1 safe cell' : `${count} safe cells`);

/** "cashed out after 4 safe cells"; "you hit a mine"; "the field is open" while it is. */
function summary(events: readonly PlayedEvent[]): string {
  const safe = events.filter(({ type }) => type === 'safe').length;
  const has = (wanted: string) => events.some(({ type }) => type === wanted);
  if (has('cleared')) return `all ${cells(safe)} that pay`;
  if (has('cashed_out')) return `cashed out after ${cells(safe)}`;
  if (has('blast')) return safe === 0 ? 'you hit a mine' : `you hit a mine after ${cells(safe)}`;
  return 'the field is open';
}

/** The state of a cell, after its position. */
const cell = {
  covered: (place: string) => `${place}: covered`,
  safe: (place: string) => `${place}: safe`,
  mine: (place: string) => `${place}: a mine`,
  blast: (place: string) => `${place}: the mine you opened`,
};

export const mineSeekerSlots = {
  summary,
  cell,
  start: 'Start',
  cashOut: 'Cash out',
  openFirst: 'Open first cell',
  mines: 'Mines',
  field: 'Field of cells',
  place: (row: number, column: number) => `Row ${row}, column ${column}`,
  /** Next to the payouts: the mines that are still hidden. */
  hidden: (mines: number, covered: number) => `${mines === 1 ? '1 mine' : `${mines} mines`} in ${covered} cells`,
  /** The chance that the next cell is safe, as a reduced fraction: 4 in 5. */
  nextCell: (safe: number, of: number) => `Next cell: ${safe} in ${of} safe`,
  safeCells: (count: number) => `${count} safe`,
  paytable: 'Payouts by safe cells, times the stake',
  isSafe: (place: string) => `${place} is safe.`,
  wasMine: (place: string) => `${place} was a mine.`,
  begin: 'Open a cell.',
  /** Before every decision: the payout now, and the payout after one more safe cell. */
  decide: (amount: string, next: string) => `Cash out ${amount}, or open another cell: ${next}× if it is safe.`,
  blastWord: 'MINE',
  keys: {
    space: 'Space',
    primary: 'Start, then cash out',
    arrows: 'Arrows on the field',
    move: 'Go from cell to cell',
    enter: 'Enter',
    open: 'Open the cell',
    cashOut: 'Cash out',
    stake: 'Change the stake',
    escape: 'Esc',
    skip: 'Skip to the result',
  },
};
