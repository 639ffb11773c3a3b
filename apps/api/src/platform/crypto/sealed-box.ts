import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts secrets at rest with AES-256-GCM: nonce, ciphertext and tag in one buffer. */
export interface SealedBox {
  /** `context` binds the secret to its row: opened with another one it fails. */
  seal(plain: Buffer, context: string): Buffer;
  /** The same plain text in the same context always gives the same bytes: for what is sealed again and again. */
  sealAlike(plain: Buffer, context: string): Buffer;
  open(sealed: Buffer, context: string): Buffer;
}

/** `key`: 32 bytes. */
export function createSealedBox(key: Buffer): SealedBox {
  const sealWith = (nonce: Buffer, plain: Buffer, context: string): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  const nonceKey = createHmac('sha256', key).update('sealed-box nonce').digest();
  return {
    seal: (plain, context) => sealWith(randomBytes(nonceBytes), plain, context),
    sealAlike(plain, context) {
      // Under one key a nonce may never meet another plain text: it is drawn from the text itself by a keyed hash.
      const message = Buffer.concat([Buffer.from(`${context.length}|${context}|`), plain]);
      const nonce = createHmac('sha256', nonceKey).update(message).digest().subarray(0, nonceBytes);
      return sealWith(nonce, plain, context);
    },
    open(sealed, context) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    },
  };
}
