import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import { createSealedBox } from '../../platform/crypto/sealed-box.ts';
import type { SealedSetting, SettingKey } from '../cells/public.ts';
import type { ReceivedSetting } from './site-settings.store.ts';

/** Binds a value to its row, so that a row cannot contain the value of another setting, version, term or cell. */
function contextOf({ cell, name, term, version }: SettingKey): string {
  return ['site setting', cell, name, term, version].join('|');
}

/** @param key SEED_ENCRYPTION_KEY, which all cells have and the directory does not. */
export function sealSetting(key: Buffer, row: SettingKey, value: object): Buffer {
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

/** Seals what is too large for the row of a setting. It cannot be the content of another setting or version. */
export function sealContent(key: Buffer, row: SettingKey, content: string): Buffer {
  return createSealedBox(key).seal(Buffer.from(content), `${contextOf(row)}|content`);
}

/** Returns null for content that no cell with this key has written. */
export function openContent(key: Buffer, row: SettingKey, sealed: Buffer): string | null {
  try {
    return createSealedBox(key)
      .open(sealed, `${contextOf(row)}|content`)
      .toString();
  } catch {
    return null;
  }
}

/** Creates the proof that store_site_setting requires. Only a process with the key can create it, so a stolen login cannot. */
export function settingProof(key: Buffer, received: ReceivedSetting): Buffer {
  // The use is that of the one key which the database can check (platform/schema/staff-proof.ts). The text names the purpose.
  return keyedHash(key, 'staff sign-in', `${contextOf(received)}|${received.value}`);
}
