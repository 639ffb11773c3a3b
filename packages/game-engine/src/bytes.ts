const hexPattern = /^(?:[0-9a-f]{2})*$/;

/** Lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16);
  return hex;
}

/** @throws RangeError when the text is not lower-case hex of whole bytes. */
export function fromHex(hex: string): Uint8Array {
  if (!hexPattern.test(hex)) throw new RangeError('not lower-case hex of whole bytes');
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/**
 * The bytes of a text of ASCII only, where ASCII and UTF-8 are the same thing. TextEncoder is no part of the
 * language, and the engine runs where there is nothing but the language.
 * @throws RangeError on any other character.
 */
export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) throw new RangeError('not ASCII');
    bytes[i] = code;
  }
  return bytes;
}
