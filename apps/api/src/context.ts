import type { MaintenanceWindow, PolicyPack } from '@goldwren/rules';
import type { Config } from './config/config.ts';
import type { Locate } from './geolocation/locator.ts';
import type { Cells } from './modules/cells/public.ts';
import type { Files } from './modules/files/public.ts';
import type { QueuedMail } from './modules/mail/public.ts';
import type { SealedBox } from './platform/crypto/sealed-box.ts';
import type { Database, Db } from './platform/database.ts';
import type { Emit } from './platform/domain-events.ts';
import type { Events } from './platform/operator-events.ts';

/** Players' calls and staff calls use separate connections, each with only the rights it needs (platform/grants). */
export interface Databases {
  readonly players: Database;
  readonly staff: Database;
  /** Makes both use the server that holds the cell now. Returns whether it is another one than before. */
  readonly follow?: () => Promise<boolean>;
}

/**
 * The external dependencies of use cases, the same in the API and in the worker. Each use case picks its fields
 * (`Pick<Context, 'database' | 'policy'>`). Dependencies of a single module are passed to that module separately.
 */
export interface Context {
  readonly database: Database;
  /** The jurisdiction policy in force. The cached copy is at most two seconds old. */
  readonly policy: () => Promise<PolicyPack>;
  /** The announced maintenance until its end; null when there is none. The cached copy is at most two seconds old. */
  readonly maintenance: () => Promise<MaintenanceWindow | null>;
  /** Finds the location of the visitor who sent a request. */
  readonly locate: Locate;
  /** For ages and calendar days. Code that moves money uses the database's clock instead. */
  readonly clock: { now(): Date };
  readonly mailer: {
    /** Inserts a mail into the outbox in the caller's transaction. It is sent if and only if that transaction commits. */
    queue(tx: Db, mail: QueuedMail): Promise<void>;
  };
  /** Log lines and alerts for operators. Modules use `emit` for events between them. */
  readonly events: Events;
  /** Emits a domain event. Modules that handle it act in the same transaction (platform/domain-events.ts). */
  readonly emit: Emit;
  /** Encrypts short secrets in rows of the database. */
  readonly box: SealedBox;
  /** Encrypted files outside the database. */
  readonly files: Files;
  /** The directory of a site with several cells; null on a site with one cell. */
  readonly cells: Cells | null;
  readonly config: Config;
}
