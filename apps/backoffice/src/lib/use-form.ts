import { firstFieldErrors } from '@goldwren/contracts/client';
import { useCheckedForm } from '@goldwren/ui/use-form';
import { sentenceOf } from './problem-messages.ts';

interface FormOptions<Field extends string, Answer> {
  /** The names of the visible fields, in order. The first one that the server rejects gets the focus. */
  fields: readonly Field[];
  send: (values: Record<Field, string>) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  /** Gets the focus if the server rejects no particular field. */
  focusWhenRefused?: Field;
  /** Sentences for codes that have a special meaning in this form. */
  problemMessages?: Readonly<Record<string, string>>;
}

/**
 * A form of the back office. The server validates it, and only one request runs at a time. `problem` is the
 * reason for a rejection.
 */
export function useForm<Field extends string, Answer>({ problemMessages, ...options }: FormOptions<Field, Answer>) {
  const { error, ...form } = useCheckedForm<Field, Record<Field, string>, Answer>({
    ...options,
    refused: firstFieldErrors,
  });
  return { ...form, problem: error ? sentenceOf(error, problemMessages) : null };
}
