import pg from 'pg';
import { keyedHash, keyOfUse } from '../crypto/keyed-hash.ts';
import { schemasOf } from './cell-schemas.ts';

const use = 'staff sign-in';

/** A staff sign-in with correct password and code. */
export interface ProvenSignIn {
  readonly staffId: string;
  /** The time step of the code. */
  readonly step: number;
  readonly idHash: Buffer;
  /** The session that the new one replaces, when its owner enters password and code again. */
  readonly replaces: Buffer | null;
}

/** Creates the proof that open_staff_session requires. Only a process with the key can create it, so a stolen login cannot. */
export function staffProof(seedKey: Buffer, { staffId, step, idHash, replaces }: ProvenSignIn): Buffer {
  const parts = [staffId, step, idHash.toString('hex'), ...(replaces ? [replaces.toString('hex')] : [])];
  return keyedHash(seedKey, use, parts.join('|'));
}

/** A sign-in of staff with the identity provider and a correct code. */
export interface ProviderSignIn {
  readonly staffId: string;
  readonly step: number;
  readonly idHash: Buffer;
  /** Issuer and subject. */
  readonly identity: string;
}

/** Creates the proof that open_provider_session requires. */
export function providerProof(seedKey: Buffer, { staffId, step, idHash, identity }: ProviderSignIn): Buffer {
  return keyedHash(seedKey, use, ['provider', staffId, step, idHash.toString('hex'), identity].join('|'));
}

/** A call of the directory of the operator that disables an account. */
export interface OffBoarding {
  readonly staffId: string;
  /** The directory deleted the person, instead of disabling them. */
  readonly isDeleted: boolean;
  /** Minutes since 1970. The proof is valid for about one. */
  readonly minute: number;
}

/** Creates the proof that off_board_staff requires. */
export function offBoardingProof(seedKey: Buffer, { staffId, isDeleted, minute }: OffBoarding): Buffer {
  return keyedHash(seedKey, use, ['off-board', staffId, isDeleted ? 't' : 'f', minute].join('|'));
}

/** Stores the key of the proof in a table of `createPrivateTables`, which no role of the application can read. */
export async function storeStaffProofKey(ownerUrl: string, seedKey: Buffer): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'goldwren-staff-proof' });
  await owner.connect();
  try {
    await owner.query(
      `INSERT INTO ${schemasOf(ownerUrl).secrets}.staff_proof_key (key) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET key = excluded.key`,
      [keyOfUse(seedKey, use)],
    );
  } finally {
    await owner.end();
  }
}
