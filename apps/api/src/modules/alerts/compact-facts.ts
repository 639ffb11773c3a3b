import type { Json } from '@goldwren/contracts/json';

const longestText = 500;
const longestList = 20;
const mostFields = 40;
const deepest = 5;
/** The maximum length of all facts of one alert, as JSON text. */
const longestFacts = 8_000;

/**
 * Shortens facts for an alert and converts them to JSON. Long texts and lists are cut and marked. An error becomes its
 * name and message. Amounts become text, so that they stay exact.
 */
export function compactFacts(facts: unknown): Json {
  const compacted = compact(facts, 0);
  const text = JSON.stringify(compacted);
  return text.length <= longestFacts ? compacted : { shortened: storableText(text, longestFacts) };
}

function compact(value: unknown, depth: number): Json {
  switch (typeof value) {
    case 'string':
      return cut(value);
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'boolean':
      return value;
    case 'bigint':
      return value.toString();
    case 'object':
      return value === null ? null : compactObject(value, depth);
    default:
      return null;
  }
}

function compactObject(value: object, depth: number): Json {
  if (value instanceof Error) return { name: value.name, message: cut(value.message) };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (depth === deepest) return '…';
  if (Array.isArray(value)) {
    const kept = value.slice(0, longestList).map((item) => compact(item, depth + 1));
    return value.length > longestList ? [...kept, `… and ${value.length - longestList} more`] : kept;
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const kept = fields.slice(0, mostFields).map(([name, field]) => [cut(name), compact(field, depth + 1)]);
  return Object.fromEntries(kept) as Json;
}

function cut(text: string): string {
  return text.length > longestText ? `${storableText(text, longestText)}…` : storableText(text, longestText);
}

/** Returns the beginning of a text that PostgreSQL can store: without NUL and without unpaired surrogates. */
export function storableText(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .replaceAll('\u0000', '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
