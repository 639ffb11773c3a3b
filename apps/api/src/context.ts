import type { PolicyPack } from '@goldwren/rules';
import type { Config } from './config/config.ts';
import type { Files } from './modules/files/public.ts';
import type { QueuedMail } from './modules/mail/public.ts';
import type { SealedBox } from './platform/crypto/sealed-box.ts';
import type { Database, Db } from './platform/database.ts';
import type { Emit } from './platform/domain-events.ts';
import type { Events } from './platform/events.ts';

/** Each half of the API has connections of its own, with the rights that its calls need (platform/grants). */
export interface Databases {
  readonly players: Database;
  readonly staff: Database;
}

/**
 * What use cases need of the outside, the same in the API and in the worker; each picks its fields
 * (`Pick<Context, 'database' | 'policy'>`). What belongs to one module is passed to that module beside it.
 */
export interface Context {
  readonly database: Database;
  /** The regional pack in force, at most two seconds old. */
  readonly policy: () => Promise<PolicyPack>;
  /** For ages and days of the product. What concerns money asks the database's clock. */
  readonly clock: { now(): Date };
  readonly mailer: {
    /** Puts a mail into the outbox with the caller's transaction: it goes out if and only if its cause is committed. */
    queue(tx: Db, mail: QueuedMail): Promise<void>;
  };
  /** Log lines and alerts for operators. Modules use `emit` for events between them. */
  readonly events: Events;
  /** Tells the modules above what has happened. They act on it in the same transaction (platform/domain-events.ts). */
  readonly emit: Emit;
  /** Encrypts short secrets in rows of the database. */
  readonly box: SealedBox;
  /** Encrypted files outside the database. */
  readonly files: Files;
  readonly config: Config;
}
