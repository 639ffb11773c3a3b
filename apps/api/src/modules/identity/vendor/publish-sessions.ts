import type { Context } from '../../../context.ts';
import { publishVendorNames } from '../../cells/public.ts';
import { markPublished, selectUnpublished } from './vendor-session.store.ts';

/** Publishes the identity sessions of this cell, as `publishVendorNames` says. */
export function publishSessions({ database: { db }, cells }: Pick<Context, 'database' | 'cells'>): Promise<number> {
  return publishVendorNames(
    cells,
    'identity',
    (limit) => selectUnpublished(db, limit),
    (row) => markPublished(db, row),
  );
}
