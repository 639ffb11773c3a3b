import { firstFieldErrors } from '@goldwren/contracts/client';
import type { FormCheck } from '@goldwren/contracts/form-codes';
import { useCheckedForm } from '@goldwren/ui/use-form';
import { describeProblem, type ProblemContext, type ProblemMessage } from './describe-problem.ts';
import { fieldMessages } from './field-messages.ts';

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

/** The form of a player's page (`useCheckedForm`): checked by the contract's schema, refused in the words of its place. */
export function useForm<Field extends string, Body, Answer>({
  check,
  context,
  ...options
}: FormOptions<Field, Body, Answer>) {
  const { error, ...form } = useCheckedForm({
    ...options,
    refused: firstFieldErrors,
    check: async () => {
      const known = await check();
      return (values) => {
        const checked = known(values);
        return 'body' in checked ? checked : { errors: fieldMessages(checked.problems) };
      };
    },
  });
  const problem: ProblemMessage | null = error ? describeProblem(error, context) : null;
  return { ...form, problem };
}
