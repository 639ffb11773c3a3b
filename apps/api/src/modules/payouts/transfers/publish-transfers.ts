import type { Context } from '../../../context.ts';
import { publishVendorNames } from '../../cells/public.ts';
import { markPublished, selectUnpublished } from './transfer.store.ts';

/** Publishes the payouts of this cell, as `publishVendorNames` says. */
export function publishTransfers({ database: { db }, cells }: Pick<Context, 'database' | 'cells'>): Promise<number> {
  return publishVendorNames(
    cells,
    'payout',
    (limit) => selectUnpublished(db, limit),
    (row) => markPublished(db, row),
  );
}
