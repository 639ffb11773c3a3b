import type { FieldProblem } from '@goldwren/contracts/form-codes';
import type { AnyGame } from '@goldwren/game-engine';

/** Describes why the game does not offer a choice, with the choices that it offers. */
export function choiceProblem({ choiceFields, choices }: AnyGame): FieldProblem {
  for (const [field, offered] of Object.entries(choiceFields)) {
    if (offered.kind !== 'picks') continue;
    const { most, lowest, highest } = offered;
    return { code: 'choice_numbers', params: { field, most, min: lowest, max: highest } };
  }
  return { code: 'choice_unknown', params: { choices: choices.map((choice) => JSON.stringify(choice)) } };
}
