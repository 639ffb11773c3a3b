import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { createLocate } from './geolocation/create-locate.ts';
import { prefixCell } from './http/cells/cell-of-name.ts';
import { createIdentityVendor } from './identity-vendors/create-identity-vendor.ts';
import { type StoredEvents, storeOperatorEvents } from './modules/alerts/public.ts';
import { openCells } from './modules/cells/public.ts';
import { createFiles } from './modules/files/public.ts';
import { type QueuedMail, queueMail } from './modules/mail/public.ts';
import { announcedMaintenance, policyInForce } from './modules/policy/public.ts';
import { createPaymentProviders } from './modules/store/public.ts';
import { modules } from './modules.ts';
import { createPayoutApi } from './payout-apis/create-payout-api.ts';
import { createSealedBox } from './platform/crypto/sealed-box.ts';
import type { Database } from './platform/database.ts';
import { createEmit } from './platform/domain-events.ts';
import type { EventLog } from './platform/operator-events.ts';

/** Adds the name of this cell to the token of a mail, so that each cell can find the one that accepts the token. */
function prefixToken(cell: string | null, mail: QueuedMail): QueuedMail {
  return 'token' in mail ? { ...mail, token: prefixCell(cell, mail.token) } : mail;
}

/** The next use of the directory connects again. */
function ignoreLoss(): void {}

/**
 * Creates the context of one process at its start. The API and the worker get the same event handlers. The caller must
 * flush its `events` before it closes the database, and close its `cells`.
 */
export function makeContext(
  config: Config,
  database: Database,
  log: EventLog,
): Context & { readonly events: StoredEvents } {
  const events = storeOperatorEvents(database.db, log);
  const handlers = modules.flatMap((module) => module.events ?? []);
  const clock = { now: () => new Date() };
  const vendors = {
    payout: createPayoutApi(config.payoutApi),
    identity: createIdentityVendor(config.identityVendor),
  };
  const context: Context & { readonly events: StoredEvents } = {
    database,
    policy: policyInForce(database.db),
    maintenance: announcedMaintenance(database.db, clock),
    locate: createLocate(config.geolocation, (vendor, err) => events.report('geolocation_failed', { vendor, err })),
    clock,
    mailer: { queue: (tx, mail) => queueMail(tx, prefixToken(config.cells?.name ?? null, mail)) },
    events,
    emit: createEmit(handlers, () => context),
    box: createSealedBox(config.seedKey),
    files: createFiles(config.files, events),
    cells:
      config.cells && openCells(config.cells, createPaymentProviders(config.payments.accounts), vendors, ignoreLoss),
    config,
  };
  return context;
}
