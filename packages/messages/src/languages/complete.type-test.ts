import type { starlightFortuneRules } from '../en/games/starlight-fortune.rules.ts';
import type { forms } from '../en/site/forms.ts';
import type { problems } from '../en/site/problems.ts';
import { starlightFortuneRules as frenchRules } from '../fr-CA/games/starlight-fortune.rules.ts';
import { forms as frenchForms } from '../fr-CA/site/forms.ts';
import { problems as frenchProblems } from '../fr-CA/site/problems.ts';

const { missing: _missing, ...lackingOne } = frenchForms;
// @ts-expect-error a sentence that French does not have
export const incompleteForms: typeof forms = lackingOne;

const { conflict: _conflict, ...lackingConflict } = frenchProblems.exact;
// @ts-expect-error a problem whose facts French has no sentence for
export const incompleteProblems: typeof problems = { ...frenchProblems, exact: lackingConflict };

// @ts-expect-error a sentence that requires a fact which this code does not carry
export const otherFacts: typeof forms = { ...frenchForms, missing: ({ max }: { max: number }) => `${max}` };

// @ts-expect-error a sentence of a game's rules that French does not have
export const incompleteRules: typeof starlightFortuneRules = { ...frenchRules, howToPlay: () => ({ spin: '' }) };

// @ts-expect-error a feature of a game that French does not explain
export const incompleteFeatures: typeof starlightFortuneRules = { ...frenchRules, features: () => ({}) };
