/** A cell name, a dot, and the name that the cell gave: `cell_1.kX3…`. */
const namedByCell = /^([a-z][a-z0-9_]{0,49})\.(.+)$/;

/** Adds the name of the cell, so that any cell can find this one. */
export function prefixCell(cell: string | null, name: string): string {
  return cell === null ? name : `${cell}.${name}`;
}

/** Splits a token of a link. A token of a site with one cell has no cell. */
export function splitCell(name: string): { readonly cell: string | null; readonly rest: string } {
  const [, cell, rest] = namedByCell.exec(name) ?? [];
  return cell !== undefined && rest !== undefined ? { cell, rest } : { cell: null, rest: name };
}

/** A signed session id that begins with a cell. The signature has no dot. A session of a site with one cell has one dot only. */
const signedSession = /^([a-z][a-z0-9_]{0,49})\.[\w-]+\.[^.;]+$/;

/**
 * Returns the cell that a session cookie names; null without one. The signature is not checked here: the cell that has the session
 * checks it.
 */
export function cellOfCookie(header: string | undefined, cookieName: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === cookieName) return signedSession.exec(pair.slice(at + 1).trim())?.[1] ?? null;
  }
  return null;
}
