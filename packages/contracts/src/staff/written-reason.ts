import { z } from 'zod';
import { formCode } from '../shared/form-codes.ts';

/** Text without control characters other than line breaks and tabs. */
const plainText = /^(?:[^\p{C}]|[\n\r\t])*$/u;

/** Text in which staff explain an action. */
export function writtenReason(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, formCode('staff_reason_missing'))
    .max(maxLength)
    .regex(plainText, formCode('plain_text_only'));
}
