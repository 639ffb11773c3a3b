import { firstFieldErrors } from '@goldwren/contracts/client';
import type { FormCheck } from '@goldwren/contracts/form-codes';
import { useCheckedForm } from '@goldwren/ui/use-form';
import { describeProblem, type ProblemContext, type ProblemMessage } from '../problems/describe-problem.ts';
import { fieldMessages } from './field-messages.ts';

interface FormOptions<Field extends string, Body, Answer> {
  /** The names of the visible fields in order. The first field with an error gets the focus. */
  fields: readonly Field[];
  /** Additional values of the body. */
  unseen?: Readonly<Record<string, string>>;
  /** Imports the check and its schema. Called when the user reaches the form, so that it is not part of the page's code. */
  check: () => Promise<FormCheck<Body>>;
  send: (body: Body) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  context: ProblemContext;
  /** The field that gets the focus when the server's rejection names no field. */
  focusWhenRefused?: Field;
}

/**
 * The form of a player's page (`useCheckedForm`): validated with the contract's schema, with the error messages of its
 * context.
 */
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
