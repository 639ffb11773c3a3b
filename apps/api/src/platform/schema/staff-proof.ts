import pg from 'pg';
import { keyedHash, keyOfUse } from '../crypto/keyed-hash.ts';

const use = 'staff sign-in';

/** A sign-in of staff whose password and code were right. */
export interface ProvenSignIn {
  readonly staffId: string;
  /** The time step of the code that was given. */
  readonly step: number;
  readonly idHash: Buffer;
  /** The session that this one follows, when its owner gives password and code again. */
  readonly replaces: Buffer | null;
}

/** What open_staff_session asks for, so that its login alone opens no session: only a process with the key can make it. */
export function staffProof(seedKey: Buffer, { staffId, step, idHash, replaces }: ProvenSignIn): Buffer {
  const parts = [staffId, step, idHash.toString('hex'), ...(replaces ? [replaces.toString('hex')] : [])];
  return keyedHash(seedKey, use, parts.join('|'));
}

/** Stores the key of the proof where no role of the application can read it. Made by `createPrivateSchema`. */
export async function storeStaffProofKey(ownerUrl: string, seedKey: Buffer): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'goldwren-staff-proof' });
  await owner.connect();
  try {
    await owner.query(
      `INSERT INTO private.staff_proof_key (key) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET key = excluded.key`,
      [keyOfUse(seedKey, use)],
    );
  } finally {
    await owner.end();
  }
}
