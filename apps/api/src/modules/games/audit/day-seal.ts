import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { StatementKeys } from '../../../platform/crypto/statement-keys.ts';

/** The part of the file store that seals need. */
export interface SealStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
}

export interface SealDeps extends Pick<Context, 'clock'> {
  readonly sealStore: SealStore;
  readonly keys: Pick<StatementKeys, 'sign' | 'verify'>;
}

/** What identifies the settled rounds of a day. */
export interface DayDigest {
  readonly rounds: number;
  /** SHA-256 over the digests of the day's slices, in hex. */
  readonly digest: string;
}

const sealShape = z.strictObject({
  day: z.iso.date(),
  rounds: z.int().min(0),
  digest: z.hex().length(64),
  at: z.iso.datetime(),
  key_id: z.string(),
  signature: z.hex().length(128),
});
type Seal = z.infer<typeof sealShape>;

function sealName(day: string): string {
  return `audited-days/${day}`;
}

/** The first line ensures that a signature of any other message is not valid for a seal. */
function sealMessage({ day, rounds, digest, at }: Pick<Seal, 'day' | 'rounds' | 'digest' | 'at'>): Buffer {
  return Buffer.from(`goldwren audited day 1\n${day}\n${rounds}\n${digest}\n${at}\n`);
}

/** Stores the signed digest of a day outside the database. Never call it for a day that has one. */
export async function sealDay({ sealStore, keys, clock }: SealDeps, day: string, found: DayDigest): Promise<void> {
  const seal = { day, ...found, at: clock.now().toISOString() };
  const { signature, keyId } = keys.sign(sealMessage(seal));
  const signed: Seal = { ...seal, key_id: keyId, signature: signature.toString('hex') };
  await sealStore.put(sealName(day), Buffer.from(JSON.stringify(signed)));
}

/** Returns the digest of an audited day; null when there is none, and `not_genuine` when another person wrote it. */
export async function readSeal(
  { sealStore, keys }: Pick<SealDeps, 'sealStore' | 'keys'>,
  day: string,
): Promise<DayDigest | 'not_genuine' | null> {
  const bytes = await sealStore.get(sealName(day));
  if (bytes === null) return null;
  try {
    const seal = sealShape.parse(JSON.parse(bytes.toString('utf8')));
    const signed = { signature: Buffer.from(seal.signature, 'hex'), keyId: seal.key_id };
    if (seal.day !== day || !keys.verify(sealMessage(seal), signed)) return 'not_genuine';
    return { rounds: seal.rounds, digest: seal.digest };
  } catch {
    return 'not_genuine';
  }
}
