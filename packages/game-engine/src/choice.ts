import { parsePicks } from './families/draws/ascending-picks.ts';
import type { Choice, ChoiceField, ChoiceFields } from './types.ts';

function parseField(field: ChoiceField, raw: unknown): Choice[string] | null {
  if (field.kind === 'picks') return parsePicks(raw, field);
  return field.values.find((value) => value === raw) ?? null;
}

/** Parses a choice with exactly these fields and allowed values. Returns null for anything else. */
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

/** Returns the fields of a choice and a parser built from them, so that documentation and parser always agree. */
export function defineChoice<C extends Choice>(choiceFields: { readonly [Field in keyof C]: ChoiceField }) {
  return { choiceFields, parseChoice: (raw: unknown): C | null => parseFields(choiceFields, raw) as C | null };
}

type NoChoice = Record<string, never>;

/** The choice of a game without choices. */
export const noChoice = { choices: [{}] as readonly NoChoice[], ...defineChoice<NoChoice>({}) };
