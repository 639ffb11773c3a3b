import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { toBytes } from './bytes.ts';
import { formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
import { cosignatureMessage, cosignedAt, formatCosignature } from './cosignature.ts';
import {
  formatNote,
  formatNoteKey,
  isSignedBy,
  type NoteKey,
  noteAlgorithms,
  noteKeyId,
  parseNote,
  parseNoteKey,
  type SignedNote,
} from './signed-note.ts';

const sha256 = (message: Uint8Array) => new Uint8Array(createHash('sha256').update(message).digest());
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const ed25519 = (publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array) =>
  verify(
    null,
    message,
    createPublicKey({ key: Buffer.concat([publicPrefix, publicKey]), format: 'der', type: 'spki' }),
    signature,
  );
const cryptography = { sha256, ed25519 };

const privateKey = createPrivateKey({
  key: Buffer.concat([privatePrefix, Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = new Uint8Array(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32));
const logKey: NoteKey = { name: 'goldwren.example/log', algorithm: noteAlgorithms.ed25519, publicKey };
const witness: NoteKey = { name: 'witness.example/w1', algorithm: noteAlgorithms.cosignature, publicKey };

/** The key and the note in the documentation of Go's golang.org/x/mod/sumdb/note. */
const knownKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const knownNote =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
/** The example of C2SP tlog-checkpoint. */
const exampleText = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';

async function signed(text: string, key = logKey): Promise<SignedNote> {
  const signature = new Uint8Array(sign(null, toBytes(text), privateKey));
  return { text, signatures: [{ name: key.name, keyId: await noteKeyId(sha256, key), signature }] };
}

async function cosigned(text: string, seconds: number): Promise<SignedNote> {
  const signature = formatCosignature(seconds, sign(null, cosignatureMessage(text, seconds), privateKey));
  return { text, signatures: [{ name: witness.name, keyId: await noteKeyId(sha256, witness), signature }] };
}

describe('a signed note', () => {
  test('of another implementation verifies with its key', async () => {
    const [note, key] = [parseNote(knownNote) as SignedNote, (await parseNoteKey(sha256, knownKey)) as NoteKey];
    expect(await isSignedBy(cryptography, note, key)).toBe(true);
    expect(formatNote(note)).toBe(knownNote);
    expect(await formatNoteKey(sha256, key)).toBe(knownKey);
  });

  test('does not verify after any changed byte of the text', async () => {
    const note = await signed(exampleText);
    expect(await isSignedBy(cryptography, note, logKey)).toBe(true);
    for (let at = 0; at < exampleText.length; at += 1) {
      const other = String.fromCharCode(exampleText.charCodeAt(at) ^ 1);
      const text = exampleText.slice(0, at) + other + exampleText.slice(at + 1);
      expect(await isSignedBy(cryptography, { ...note, text }, logKey)).toBe(false);
    }
  });

  test('does not verify when one of two signatures of its key is wrong', async () => {
    const note = await signed(exampleText);
    const [good] = note.signatures;
    if (!good) throw new Error('the note has a signature');
    const bad = { ...good, signature: new Uint8Array(64) };
    expect(await isSignedBy(cryptography, { ...note, signatures: [good, bad] }, logKey)).toBe(false);
  });

  test('ignores signatures of unknown keys, also under the same name', async () => {
    const note = await signed(exampleText, { ...logKey, publicKey: new Uint8Array(32) });
    expect(await isSignedBy(cryptography, note, logKey)).toBe(false);
    expect(await isSignedBy(cryptography, { ...note, signatures: [] }, logKey)).toBe(false);
  });

  test.each([
    ['no empty line', knownNote.replace('\n\n', '\n')],
    ['a carriage return', knownNote.replace('\n', '\r\n')],
    ['no newline at the end', knownNote.slice(0, -1)],
    ['a broken Base 64', knownNote.replace('x08go', 'x08g!')],
    ['a hyphen instead of a dash', knownNote.replace('— ', '- ')],
    ['no signature', 'text\n\n'],
  ])('is rejected with %s', (_what, text) => {
    expect(parseNote(text)).toBeNull();
  });

  test('keeps empty lines of its text', async () => {
    const note = await signed('one\n\ntwo\n');
    expect(parseNote(formatNote(note))).toEqual(note);
  });

  test('rejects a key whose ID belongs to another name or key', async () => {
    expect(await parseNoteKey(sha256, knownKey.replace('Peter', 'Paul'))).toBeNull();
    expect(await parseNoteKey(sha256, knownKey.replace('c74f', 'c74e'))).toBeNull();
    expect(await parseNoteKey(sha256, knownKey.slice(0, -4))).toBeNull();
  });
});

describe('a checkpoint', () => {
  test('is read and written as in the example of C2SP tlog-checkpoint', () => {
    const checkpoint = parseCheckpoint(exampleText);
    expect(checkpoint).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 });
    expect(checkpoint && formatCheckpoint(checkpoint)).toBe(exampleText);
  });

  test.each([
    ['leading zeroes', exampleText.replace('2085', '02085')],
    ['a negative size', exampleText.replace('2085', '-2085')],
    ['a size that is no exact number', exampleText.replace('20852163', '9007199254740993')],
    ['a short root', exampleText.replace('CsUY', '')],
    ['an empty origin', exampleText.replace('example.com/behind-the-sofa', '')],
    ['an empty extension', `${exampleText}\n`],
    ['no newline', exampleText.slice(0, -1)],
  ])('is rejected with %s', (_what, text) => {
    expect(parseCheckpoint(text)).toBeNull();
  });
});

describe('a cosignature', () => {
  test('signs the message of C2SP tlog-cosignature and carries its time', async () => {
    const message = new TextDecoder().decode(cosignatureMessage(exampleText, 1_679_315_147));
    expect(message).toBe(`cosignature/v1\ntime 1679315147\n${exampleText}`);
    expect(await cosignedAt(cryptography, await cosigned(exampleText, 1_679_315_147), witness)).toBe(1_679_315_147);
  });

  test('is not valid with another time, for another checkpoint, or as the signature of a log', async () => {
    const note = await cosigned(exampleText, 1_679_315_147);
    const [signature] = note.signatures;
    if (!signature) throw new Error('the note has a signature');
    const later = { ...signature, signature: formatCosignature(1_679_315_148, signature.signature.slice(8)) };
    expect(await cosignedAt(cryptography, { ...note, signatures: [later] }, witness)).toBeNull();
    expect(await cosignedAt(cryptography, { ...note, text: exampleText.replace('63', '64') }, witness)).toBeNull();
    expect(await cosignedAt(cryptography, await signed(exampleText), witness)).toBeNull();
    expect(await isSignedBy(cryptography, note, { ...logKey, name: witness.name })).toBe(false);
  });
});
