import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import { createSealedBox } from '../../platform/crypto/sealed-box.ts';
import type { SealedSetting } from '../cells/public.ts';
import type { ReceivedSetting } from './site-settings.store.ts';

type Named = Omit<SealedSetting, 'seq' | 'sealed'>;

/** Binds a value to its row, so that a row cannot contain the value of another setting, version, term or cell. */
function contextOf({ cell, name, term, version }: Named): string {
  return ['site setting', cell, name, term, version].join('|');
}

/** @param key SEED_ENCRYPTION_KEY, which all cells have and the directory does not. */
export function sealSetting(key: Buffer, row: Named, value: object): Buffer {
  return createSealedBox(key).seal(Buffer.from(JSON.stringify(value)), contextOf(row));
}

/** Returns null for a row that no cell with this key has written. */
export function openSetting(key: Buffer, { cell, name, term, version, sealed }: SealedSetting): ReceivedSetting | null {
  const row = { cell, name, term, version };
  try {
    return { ...row, value: createSealedBox(key).open(sealed, contextOf(row)).toString() };
  } catch {
    return null;
  }
}

/** Creates the proof that store_site_setting requires. Only a process with the key can create it, so a stolen login cannot. */
export function settingProof(key: Buffer, received: ReceivedSetting): Buffer {
  // The use is that of the one key which the database can check (platform/schema/staff-proof.ts). The text names the purpose.
  return keyedHash(key, 'staff sign-in', `${contextOf(received)}|${received.value}`);
}
