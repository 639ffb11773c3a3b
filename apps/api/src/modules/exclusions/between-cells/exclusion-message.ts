import { markKinds } from '@goldwren/rules';
import { z } from 'zod';
import { createSealedBox } from '../../../platform/crypto/sealed-box.ts';
import type { SealedPerson } from '../../cells/public.ts';

/** Bytes as text, because the message is JSON. */
const bytes = z.base64().transform((text): Buffer => Buffer.from(text, 'base64'));
const instant = z.iso.datetime().transform((text) => new Date(text));

/** What a cell sends the others about a person. A mark of a kind that this build does not know is left out. */
const message = z.strictObject({
  playerId: z.uuid(),
  /** Null after the end. */
  exclusion: z
    .strictObject({
      excludedAt: instant,
      excludedUntil: instant.nullable(),
      endsAt: instant.nullable(),
      emailVerified: z.boolean(),
      marks: z
        .array(z.strictObject({ kind: z.string(), value: bytes, sealed: bytes.nullable(), markedAt: instant }))
        .transform((marks) =>
          marks.flatMap(({ kind, ...mark }) =>
            markKinds.filter((known) => known === kind).map((known) => ({ ...mark, kind: known })),
          ),
        ),
    })
    .nullable(),
});
export type ExclusionMessage = z.infer<typeof message>;

/** Binds the message to its row, so that a row cannot contain the message of another person, version or cell. */
function contextOf({ cell, personHash, version }: Omit<SealedPerson, 'seq' | 'sealed'>): string {
  return `excluded person ${cell} ${personHash.toString('hex')} ${version}`;
}

/** @param key the key of marks, which all cells have and the directory does not. */
export function sealMessage(
  key: Buffer,
  row: Omit<SealedPerson, 'seq' | 'sealed'>,
  { playerId, exclusion }: ExclusionMessage,
): Buffer {
  const marks = exclusion?.marks.map((mark) => ({
    ...mark,
    value: mark.value.toString('base64'),
    sealed: mark.sealed?.toString('base64') ?? null,
  }));
  const text = JSON.stringify({ playerId, exclusion: exclusion && { ...exclusion, marks } });
  return createSealedBox(key).seal(Buffer.from(text), contextOf(row));
}

/** Returns null for a row that no cell with this key has written. */
export function openMessage(key: Buffer, row: SealedPerson): ExclusionMessage | null {
  try {
    const parsed = message.safeParse(JSON.parse(createSealedBox(key).open(row.sealed, contextOf(row)).toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
