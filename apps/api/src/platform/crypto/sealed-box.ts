import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts secrets at rest with AES-256-GCM. The result is nonce, ciphertext and tag in one buffer. */
export interface SealedBox {
  /** Encrypts. `context` binds the secret to its row: decryption with another context fails. */
  seal(plain: Buffer, context: string): Buffer;
  /** Encrypts deterministically: the same plaintext in the same context always gives the same bytes. */
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
      // A nonce must never be used with two plaintexts under one key, so it is a keyed hash of the plaintext.
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
