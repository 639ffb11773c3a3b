import { z } from 'zod';
import { says } from '../shared/form-codes.ts';

/** No control characters but line breaks. */
const plainText = /^(?:[^\p{C}]|[\n\r\t])*$/u;

/** What staff write down to explain what they do. */
export function writtenReason(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, says('staff_reason_missing'))
    .max(maxLength)
    .regex(plainText, says('plain_text_only'));
}
