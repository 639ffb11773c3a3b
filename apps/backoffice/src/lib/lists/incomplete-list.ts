/** An export stops, because a file without the rows of a cell could look complete. */
export class IncompleteList extends Error {
  readonly cells: readonly string[];
  constructor(cells: readonly string[]) {
    super('cells are missing');
    this.name = 'IncompleteList';
    this.cells = cells;
  }
}
