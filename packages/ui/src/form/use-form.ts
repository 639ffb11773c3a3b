import { type FocusEvent, type FormEvent, type PointerEvent, useRef, useState } from 'react';

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** Converts form values to a request body, or returns the errors by field. */
type Check<Body> = (values: Readonly<Record<string, string>>) => { body: Body } | { errors: Record<string, string> };

interface FormOptions<Field extends string, Body, Answer> {
  /** The names of the visible fields, in order. The first one with an error gets the focus. */
  fields: readonly Field[];
  /** Additional values of the body that have no field. */
  unseen?: Readonly<Record<string, string>> | undefined;
  /**
   * Loads the check when the form gets the focus, so it need not be part of the page. Without it, only the
   * server checks.
   */
  check?: (() => Promise<Check<Body>>) | undefined;
  send: (body: Body) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  /** Returns the first message of each field that the server rejected. */
  refused: (error: unknown) => Record<string, string>;
  /** Gets the focus if the server rejected no particular field. */
  focusWhenRefused?: Field | undefined;
}

type Checked<Field extends string, Body> = { errors: Errors<Field>; body?: Body };

/**
 * State of a form with uncontrolled native fields. `check` runs first, then the server, whose errors have
 * priority. Each rejected field shows its message, and the first one gets the focus. A field with an error is
 * checked again on blur, except for a press on a button of the form. Only one request runs at a time. `error`
 * is the last error of a request.
 */
export function useCheckedForm<Field extends string, Body, Answer>(options: FormOptions<Field, Body, Answer>) {
  const { fields, refused, focusWhenRefused } = options;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const pressing = useRef(false);
  const [errors, setErrors] = useState<Errors<Field>>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const focus = (field: Field | undefined) =>
    field && form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const show = (found: Errors<Field>) => {
    setErrors(found);
    focus(fields.find((field) => found[field]));
  };
  const deliver = async (body: Body) => {
    try {
      const answer = await options.send(body);
      await options.onSent(answer);
    } catch (problem) {
      setError(problem);
      const marked = ownFields(fields, refused(problem));
      show(marked);
      if (Object.keys(marked).length === 0) focus(focusWhenRefused);
    }
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setError(null);
    const { errors: found, body } = await check(event.currentTarget, options);
    show(found);
    if (body !== undefined) await deliver(body);
    sending.current = false;
    setBusy(false);
  };
  const onPointerDown = ({ target }: PointerEvent<HTMLFormElement>) => {
    pressing.current = (target as Element).closest('button') !== null;
  };
  const onBlur = async ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    // Removing the message now would move the button away from under the pointer.
    if (pressing.current) return;
    const left = fields.find((field) => field === (target as { name?: string }).name);
    if (!left || !errors[left]) return;
    const { errors: found } = await check(currentTarget, options);
    setErrors((shown) => withField(shown, left, found[left]));
  };
  const onFocus = () => {
    pressing.current = false;
    options.check?.().catch(() => undefined);
  };
  return { props: { ref: form, noValidate: true, onSubmit, onPointerDown, onBlur, onFocus }, errors, busy, error };
}

function ownFields<Field extends string>(fields: readonly Field[], found: Record<string, string>): Errors<Field> {
  return Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field]]] : []))) as Errors<Field>;
}

function withField<Field extends string>(shown: Errors<Field>, field: Field, message?: string): Errors<Field> {
  const { [field]: _before, ...others } = shown;
  return (message ? { ...others, [field]: message } : others) as Errors<Field>;
}

/** If the check cannot load, only the server checks the values. It applies the same rules. */
async function check<Field extends string, Body, Answer>(
  form: HTMLFormElement,
  { fields, unseen, check: load }: FormOptions<Field, Body, Answer>,
): Promise<Checked<Field, Body>> {
  const data = new FormData(form);
  const fieldValue = (field: Field) => String(data.get(field) ?? '');
  const values = { ...unseen, ...Object.fromEntries(fields.map((field) => [field, fieldValue(field)])) };
  const checkValues = await load?.().catch(() => undefined);
  if (!checkValues) return { errors: {}, body: values as Body };
  const checked = checkValues(values);
  return 'body' in checked ? { errors: {}, body: checked.body } : { errors: ownFields(fields, checked.errors) };
}
