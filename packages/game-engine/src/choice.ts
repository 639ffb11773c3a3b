import { ascendingPicks } from './families/draws/ascending-picks.ts';
import type { Choice, ChoiceField, ChoiceFields } from './types.ts';

function parseField(field: ChoiceField, raw: unknown): Choice[string] | null {
  if (field.kind === 'picks') return ascendingPicks(raw, field);
  return field.values.find((value) => value === raw) ?? null;
}

/** Exactly these fields, each with a value that it offers; null for anything else. */
function parseFields(fields: ChoiceFields, raw: unknown): Choice | null {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return null;
  const given = raw as Record<string, unknown>;
  if (Object.keys(given).some((name) => !Object.hasOwn(fields, name))) return null;
  const parsed: Choice = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = parseField(field, given[name]);
    if (value === null) return null;
    parsed[name] = value;
  }
  return parsed;
}

/** The fields of a game's choice with the parser made of them, so that what is described is what is accepted. */
export function choosing<C extends Choice>(choiceFields: { readonly [Field in keyof C]: ChoiceField }) {
  return { choiceFields, parseChoice: (raw: unknown): C | null => parseFields(choiceFields, raw) as C | null };
}

type NoChoice = Record<string, never>;

/** Of a game before whose rounds nothing is set. */
export const nothingToChoose = { choices: [{}] as readonly NoChoice[], ...choosing<NoChoice>({}) };
