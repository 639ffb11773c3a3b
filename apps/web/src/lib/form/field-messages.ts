import type { FieldProblems } from '@goldwren/contracts/form-codes';
import { forms } from '@goldwren/messages/current/forms';
import { fieldSentence } from '@goldwren/messages/formats/sentences';

/** The first message of each invalid field. */
export function fieldMessages(found: FieldProblems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, [first]]) => (first ? [[field, fieldSentence(forms, first)]] : [])),
  );
}
