import type { FieldProblems, FormCheck } from '@goldwren/contracts/form-codes';
import type { RegisterForm } from '@goldwren/contracts/player/forms';
import { type Country, missedAge, productDay } from '@goldwren/rules';

/** The fields of each step. The third value that the API needs from the first step is the password again. */
export const stepFields = [
  ['email', 'password', 'birth_date'],
  ['first_name', 'last_name', 'country', 'us_state'],
] as const;

export type SignUpField = (typeof stepFields)[number][number];
export type SignUpStep = 0 | 1;

interface Entered {
  readonly email: string;
  readonly password: string;
  readonly birth_date: string;
  readonly country: Country;
  readonly us_state: string;
}

/**
 * The check of one step. The first step ignores the fields of the second, which are still empty. Both check the age with
 * the rules, so that a person who is too young learns it before they type the rest.
 * @param known The check of the whole body, as the API makes it.
 * @param isLater True if the person chose to add the region later. It is otherwise required, although the API accepts
 * a registration without it.
 */
export function signUpCheck(
  known: FormCheck<RegisterForm>,
  step: SignUpStep,
  isLater: boolean,
): FormCheck<RegisterForm> {
  return (values) => {
    const entered = values as Entered;
    const body = { ...entered, password_confirm: entered.password };
    // A name that every rule accepts, so that the checks that compare fields run, too.
    const checked = known(step === 0 ? { ...body, first_name: 'A', last_name: 'A', us_state: '' } : body);
    const found: Record<string, FieldProblems[string]> = 'problems' in checked ? { ...checked.problems } : {};
    for (const [field, problem] of Object.entries(step === 0 ? ageProblem(entered) : placeProblem(entered, isLater))) {
      found[field] ??= problem;
    }
    if (Object.keys(found).length > 0) return { problems: found };
    return 'body' in checked ? checked : { problems: found };
  };
}

function ageProblem({ birth_date }: Entered): FieldProblems {
  const min = tooYoungFor(birth_date, 'US', null);
  return min === null ? {} : { birth_date: [{ code: 'too_young', params: { min } }] };
}

function placeProblem({ birth_date, country, us_state: region }: Entered, isLater: boolean): FieldProblems {
  if (region === '') return isLater ? {} : { us_state: [{ code: 'region_missing_in', params: { country } }] };
  const min = tooYoungFor(birth_date, country, region);
  return min === null ? {} : { us_state: [{ code: 'too_young_in', params: { min, country, region } }] };
}

/** The minimum age of a place if a person with this birth date has not reached it, otherwise null. */
export function tooYoungFor(birthDate: string, country: Country, region: string | null): number | null {
  return missedAge({ birthDate, country, region }, productDay(new Date()));
}
