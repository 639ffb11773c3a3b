import { firstFieldErrors } from '@goldwren/contracts/client';
import { useCheckedForm } from '@goldwren/ui/use-form';
import { sentenceOf } from './problem-messages.ts';

interface FormOptions<Field extends string, Answer> {
  /** The names of the fields on screen, in their order; the first one that the server refuses gets the focus. */
  fields: readonly Field[];
  send: (values: Record<Field, string>) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  /** Gets the focus when the server refused no field in particular. */
  focusWhenRefused?: Field;
  /** Sentences for codes that mean something special in this form. */
  words?: Readonly<Record<string, string>>;
}

/** A form of the back office: the server checks it, one request at a time; `problem` is why it was refused. */
export function useForm<Field extends string, Answer>({ words, ...options }: FormOptions<Field, Answer>) {
  const { error, ...form } = useCheckedForm<Field, Record<Field, string>, Answer>({
    ...options,
    refused: firstFieldErrors,
  });
  return { ...form, problem: error ? sentenceOf(error, words) : null };
}
