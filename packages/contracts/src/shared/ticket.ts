import { support } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from './form-codes.ts';
import { visibleLines } from './person.ts';

/** Text of a support ticket message. */
export const ticketText = z
  .string()
  .trim()
  .min(1, formCode('message_missing'))
  .max(support.messageMaxLength)
  .regex(visibleLines, formCode('plain_text_only'));
