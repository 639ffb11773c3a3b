/** Rows of the directory that cells read in the order of their numbers. Rows are committed in that order, so none is skipped. */
interface NumberedRows<Row> {
  /** Returns rows of other cells after a number, in the order of their numbers. */
  readAfter(seq: bigint, limit: number): Promise<readonly Row[]>;
  /** Returns the highest number in the directory; zero when it is empty. */
  lastSeq(): Promise<bigint>;
}

interface Reader<Row> {
  /**
   * Moves the position of this cell from `cursor` to the row and stores the row, in one transaction. Returns false when the position is not
   * `cursor`: another process reads the same rows, or an operator wants all of them again.
   */
  store(cursor: bigint, row: Row): Promise<boolean>;
  /** Moves the position of this cell from `cursor` to zero. */
  rewind(cursor: bigint): Promise<unknown>;
}

/** Rows in one read of the directory. */
const batch = 100;

/**
 * Reads what other cells have published after `cursor`, and stores each row. It stops when another process reads, too: the next run
 * continues. Returns how many rows were stored.
 */
export async function readInOrder<Row extends { readonly seq: bigint }>(
  rows: NumberedRows<Row>,
  from: bigint,
  { store, rewind }: Reader<Row>,
): Promise<number> {
  let cursor = from;
  let stored = 0;
  for (;;) {
    const next = await rows.readAfter(cursor, batch);
    for (const row of next) {
      if (!(await store(cursor, row))) return stored;
      cursor = row.seq;
      stored += 1;
    }
    if (next.length < batch) break;
  }
  // A directory that was restored gives numbers again. Rows that are read a second time change nothing.
  if (cursor > 0n && (await rows.lastSeq()) < cursor) await rewind(cursor);
  return stored;
}
