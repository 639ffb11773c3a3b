const hexPattern = /^(?:[0-9a-f]{2})*$/;

const hexOfByte = Array.from({ length: 256 }, (_, byte) => (byte < 16 ? '0' : '') + byte.toString(16));

/** Encodes bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (let i = 0; i < bytes.length; i++) hex += hexOfByte[bytes[i] as number];
  return hex;
}

/** Decodes lower-case hex. @throws RangeError when the text is not lower-case hex of whole bytes. */
export function fromHex(hex: string): Uint8Array {
  if (!hexPattern.test(hex)) throw new RangeError('not lower-case hex of whole bytes');
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

const slabBytes = 8192;
/** Longer arrays are allocated outside the heap, which costs as much as hashing them. They are views of a shared slab. */
const longestOnHeap = 64;
let slab = new ArrayBuffer(slabBytes);
let slabUsed = 0;

function allocateBytes(length: number): Uint8Array {
  if (length <= longestOnHeap || length > slabBytes / 8) return new Uint8Array(length);
  if (slabUsed + length > slabBytes) {
    slab = new ArrayBuffer(slabBytes);
    slabUsed = 0;
  }
  slabUsed += length;
  return new Uint8Array(slab, slabUsed - length, length);
}

/**
 * Encodes ASCII text, for which ASCII and UTF-8 are equal. TextEncoder is not part of the language, and the engine must
 * run with the language alone.
 * @throws RangeError on any other character.
 */
export function asciiBytes(text: string): Uint8Array {
  const bytes = allocateBytes(text.length);
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bits |= code;
    bytes[i] = code;
  }
  if (bits > 0x7f) throw new RangeError('not ASCII');
  return bytes;
}

/** Encodes text as UTF-8. @throws RangeError on a lone surrogate, which UTF-8 cannot encode (RFC 8785 §3.2.2.2). */
export function utf8Bytes(text: string): Uint8Array {
  // Most texts are ASCII. Encoding these at once takes a third of the time.
  const ascii = allocateBytes(text.length);
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bits |= code;
    ascii[i] = code;
  }
  return bits > 0x7f ? encodeUtf8(text) : ascii;
}

function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code >= 0xd800 && code <= 0xdfff) throw new RangeError('half of a surrogate pair');
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
  }
  return Uint8Array.from(bytes);
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = allocateBytes(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
