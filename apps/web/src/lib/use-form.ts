import type { FormCheck } from '@goldwren/contracts/form-codes';
import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { fieldWords } from './form-words.ts';
import { firstFieldErrors, type ProblemContext, type ProblemWords, wordsOfProblem } from './problem-words.ts';

type Errors<Field extends string> = Partial<Record<Field, string>>;

interface FormOptions<Field extends string, Body, Answer> {
  /** The names of the fields on screen, in their order; the first one with an error gets the focus. */
  fields: readonly Field[];
  /** What the body holds besides. */
  unseen?: Readonly<Record<string, string>>;
  /** Imports the check and its schema; asked for when somebody comes to the form, so that it is no part of the page. */
  check: () => Promise<FormCheck<Body>>;
  send: (body: Body) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  context: ProblemContext;
  /** Gets the focus when the server refused no field in particular. */
  focusWhenRefused?: Field;
}

type Checked<Field extends string, Body> = { errors: Errors<Field>; body?: Body };

/**
 * The one way forms work: native fields keep their own values; the contract's schema checks them, then the server, whose
 * words win; each refused field carries its message and the first one gets the focus; a marked field is checked again
 * when it is left. One request at a time.
 */
export function useForm<Field extends string, Body, Answer>(options: FormOptions<Field, Body, Answer>) {
  const { fields, context, onSent, focusWhenRefused } = options;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Field>>({});
  const [checking, setChecking] = useState(false);
  const focus = (field: Field | undefined) =>
    field && form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const show = (found: Errors<Field>) => {
    setErrors(found);
    focus(fields.find((field) => found[field]));
  };
  const sending = useMutation({
    mutationFn: options.send,
    onSuccess: onSent,
    onError: (error) => {
      const refused = ownFields(fields, firstFieldErrors(error));
      show(refused);
      if (Object.keys(refused).length === 0) focus(focusWhenRefused);
    },
  });
  const busy = checking || sending.isPending;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setChecking(true);
    sending.reset();
    const { errors: found, body } = await check(event.currentTarget, options);
    setChecking(false);
    show(found);
    if (body !== undefined) sending.mutate(body);
  };
  const onBlur = async ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const left = fields.find((field) => field === (target as { name?: string }).name);
    if (!left || !errors[left]) return;
    const { errors: found } = await check(currentTarget, options);
    setErrors((shown) => withField(shown, left, found[left]));
  };
  const onFocus = () => void options.check().catch(() => undefined);
  const problem: ProblemWords | null = sending.error ? wordsOfProblem(sending.error, context) : null;
  return { props: { ref: form, noValidate: true, onSubmit, onBlur, onFocus }, errors, busy, problem };
}

function ownFields<Field extends string>(fields: readonly Field[], found: Record<string, string>): Errors<Field> {
  return Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field]]] : []))) as Errors<Field>;
}

function withField<Field extends string>(shown: Errors<Field>, field: Field, message?: string): Errors<Field> {
  const { [field]: _before, ...others } = shown;
  return (message ? { ...others, [field]: message } : others) as Errors<Field>;
}

/** Without the schema the server, which checks the same, has the word. */
async function check<Field extends string, Body, Answer>(
  form: HTMLFormElement,
  { fields, unseen, check: load }: FormOptions<Field, Body, Answer>,
): Promise<Checked<Field, Body>> {
  const data = new FormData(form);
  const written = (field: Field) => String(data.get(field) ?? '');
  const values = { ...unseen, ...Object.fromEntries(fields.map((field) => [field, written(field)])) };
  const known = await load().catch(() => null);
  if (!known) return { errors: {}, body: values as Body };
  const checked = known(values);
  return 'body' in checked
    ? { errors: {}, body: checked.body }
    : { errors: ownFields(fields, fieldWords(checked.problems)) };
}
