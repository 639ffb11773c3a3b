import type { TimelineEntry } from '@goldwren/contracts/staff';
import type { TimelineKind } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectPlayer } from '../players/public.ts';
import { staffNames } from '../staff/public.ts';
import { readPlace, type TimelineSource, timelineSources, writePlace } from './timeline-cursor.ts';
import { type Placed, readSource, sourcesOf } from './timeline-sources.ts';

/**
 * Returns one page of all events of a player, newest first. Each source is read in its own gap-free order, so pages
 * neither repeat nor skip rows while new ones arrive. The first page is audited.
 * @throws Problem `not_found`; `validation_failed` for an invalid cursor.
 */
export async function readTimeline(
  database: Database,
  staff: StaffActor,
  query: { playerId: string; kind: TimelineKind | null; cursor?: string | undefined; limit: number },
): Promise<{ results: TimelineEntry[]; nextCursor: string | null }> {
  const { db } = database;
  const { playerId, kind, cursor, limit } = query;
  const place = { ...readPlace(cursor) };
  const player = await selectPlayer(db, playerId);
  if (!player) throw new Problem('not_found');
  const names = await staffNames(db);
  const sources = kind === null ? timelineSources : sourcesOf[kind];
  const parts = await Promise.all(
    sources.map(async (source) => ({
      source,
      rows: await readSource[source](db, { player, kind, below: place[source], limit: limit + 1, staffNames: names }),
    })),
  );
  const merged = mergeNewestFirst(parts, limit);
  for (const { source, row } of merged) place[source] = row.place;
  if (cursor === undefined) {
    const subject = { type: 'player', id: playerId } as const;
    await inStaffTransaction(database, staff, (tx) =>
      recordAudit(tx, { action: 'player.timeline_viewed', subject, facts: { kind } }),
    );
  }
  const isLast = parts.reduce((sum, { rows }) => sum + rows.length, 0) === merged.length;
  return { results: merged.map(({ row }) => row.entry), nextCursor: isLast ? null : writePlace(place) };
}

/**
 * Merges the sources by always taking the newest head. Each source stays in its own order. Otherwise a page would skip
 * rows.
 */
function mergeNewestFirst(
  parts: readonly { readonly source: TimelineSource; readonly rows: readonly Placed[] }[],
  limit: number,
): { source: TimelineSource; row: Placed }[] {
  const left = parts.map(({ source, rows }) => ({ source, rows: [...rows] }));
  const merged: { source: TimelineSource; row: Placed }[] = [];
  while (merged.length < limit) {
    const [newest] = left
      .filter(({ rows }) => rows.length > 0)
      .sort((a, b) => (b.rows[0] as Placed).at.getTime() - (a.rows[0] as Placed).at.getTime());
    const row = newest?.rows.shift();
    if (!newest || !row) return merged;
    merged.push({ source: newest.source, row });
  }
  return merged;
}
