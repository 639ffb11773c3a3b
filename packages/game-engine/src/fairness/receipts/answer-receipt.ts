import { asciiBytes, fromHex, toHex, utf8Bytes } from '../../bytes.ts';
import type { Cryptography } from '../cryptography.ts';
import { findKey, isKeyId } from '../keys/key-id.ts';
import { followTreePath } from './answer-tree.ts';

// Receipts: signatures over answers of the API. docs/games/fairness-receipts.md describes every byte.

/** Replaces the player and the hash of the request in a refusal that the server sent before it read the request. */
const notRead = '-';
const longestReceipt = 4_096;
const mostAnswers = 65_536;
/** Refusals that the server can send before it reads the body: no session or right, too long, wrong type, too many, busy. */
const unreadStatuses: readonly number[] = [401, 403, 413, 415, 429, 503];

/** Whether the receipt of an answer with this status may leave out the player and the request. */
export function mayBeUnread(status: number): boolean {
  return unreadStatuses.includes(status);
}

export interface AnswerParts {
  /** Upper case. */
  readonly method: string;
  /** The path with its query, as sent. */
  readonly path: string;
  /** SHA-256 of the bytes of the request body, 64 hex digits. Null in a refusal before the request was read. */
  readonly requestHash: string | null;
  readonly status: number;
  /** SHA-256 of the bytes of the response body, 64 hex digits. */
  readonly bodyHash: string;
  /** The id of the signed-in player. Null in a refusal before the request was read. */
  readonly player: string | null;
}

/** Builds the text of a leaf, whose UTF-8 bytes are hashed. Only the path can contain "|", so it is last. */
export function answerLeafText({ player, status, method, requestHash, bodyHash, path }: AnswerParts): string {
  return `\0gw3-answer|${player ?? notRead}|${status}|${method}|${requestHash ?? notRead}|${bodyHash}|${path}`;
}

/** Builds the message that is signed for all answers of a tree. @param at the server's time, ISO 8601 in UTC */
export function answersMessage(at: string, size: number, root: Uint8Array): Uint8Array {
  return asciiBytes(`gw3-answers|${at}|${size}|${toHex(root)}`);
}

/** The content of the header, as JSON. */
export interface Receipt {
  /** The server's time of signing, ISO 8601 in UTC with milliseconds. */
  readonly at: string;
  /** The number of answers in the tree, and the place of this one. */
  readonly size: number;
  readonly index: number;
  /** The path to the root: 64 hex digits for each sibling, the lowest first. */
  readonly path: string;
  /** The id of the key that signed, in the form of `/api/fairness/keys` (key-id.ts). */
  readonly key_id: string;
  /** Ed25519, 128 hex digits. */
  readonly signature: string;
  /** Present in a refusal that the server sent before it read the request. */
  readonly unread?: true;
}

/** An answer as a client received it. Texts are the exact UTF-8 bytes. */
export interface SignedAnswer {
  readonly method: string;
  readonly path: string;
  readonly request: string;
  readonly status: number;
  readonly body: string;
  readonly player: string;
  /** The value of the header. Null without one. */
  readonly receipt: string | null;
}

export type ReceiptFault = 'missing' | 'malformed' | 'unknown_key' | 'wrong_signature';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const matches = (pattern: RegExp, value: unknown): value is string => typeof value === 'string' && pattern.test(value);

/** Reads the header. Returns null when it is malformed. */
export function parseReceipt(header: string): Receipt | null {
  if (header.length > longestReceipt) return null;
  let value: Partial<Record<keyof Receipt, unknown>> | null;
  try {
    value = JSON.parse(header);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { at, size, index, path, key_id, signature, unread } = value;
  if (!matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, at)) return null;
  if (!isCount(size) || !isCount(index) || index >= size || size > mostAnswers) return null;
  if (!matches(/^(?:[0-9a-f]{64}){0,16}$/, path) || !isKeyId(key_id)) return null;
  if (!matches(/^[0-9a-f]{128}$/, signature) || (unread !== undefined && unread !== true)) return null;
  return { at, size, index, path, key_id, signature, ...(unread ? { unread } : {}) };
}

/**
 * Verifies the receipt of an answer. The player and the request are those that the caller knows, never those of the server.
 * @param keys trusted public keys, 64 hex digits each @returns null when the receipt is valid
 */
export async function checkReceipt(
  cryptography: Cryptography,
  keys: readonly string[],
  answer: SignedAnswer,
): Promise<ReceiptFault | null> {
  if (answer.receipt === null) return 'missing';
  const receipt = parseReceipt(answer.receipt);
  if (!receipt || (receipt.unread && !mayBeUnread(answer.status))) return 'malformed';
  const hash = async (text: string) => toHex(await cryptography.sha256(utf8Bytes(text)));
  const read = receipt.unread
    ? { player: null, requestHash: null }
    : { player: answer.player, requestHash: await hash(answer.request) };
  const parts = { method: answer.method, path: answer.path, status: answer.status, ...read };
  const text = answerLeafText({ ...parts, bodyHash: await hash(answer.body) });
  const leaf = await cryptography.sha256(utf8Bytes(text));
  const { index, size } = receipt;
  const root = await followTreePath(cryptography, leaf, { index, size, path: fromHex(receipt.path) });
  if (!root) return 'wrong_signature';
  const key = await findKey(cryptography, keys, receipt.key_id);
  if (key === null) return 'unknown_key';
  const signed = answersMessage(receipt.at, size, root);
  const isValid = await cryptography.ed25519(fromHex(key), fromHex(receipt.signature), signed);
  return isValid ? null : 'wrong_signature';
}
