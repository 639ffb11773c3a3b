import { z } from 'zod';

export type Json = Record<string, unknown>;
export type Direction = 'input' | 'output';

/** The named schemas of a document, collected while its operations are described. */
export interface SchemaComponents {
  /**
   * The JSON Schema 2020-12 of a schema, with every object in it moved to the components.
   * @param name of the schema when neither it nor its shape has one; without it, the schema itself stays inline
   * @throws Error when one name stands for two different schemas
   */
  add(schema: z.ZodType, direction: Direction, name?: string): Json;
  /** By name, sorted. */
  all(): Record<string, Json>;
}

const reference = '#/components/schemas/';

function refTo(name: string): Json {
  return { $ref: `${reference}${name}` };
}

function nameOfRef(schema: unknown): string | null {
  const ref = (schema as Json | undefined)?.$ref;
  return typeof ref === 'string' ? ref.slice(reference.length) : null;
}

/** `store.no_sweeps_in` → `StoreNoSweepsIn` */
export function pascalCase(text: string): string {
  return text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Unicode classes are not part of every dialect of regular expressions; a pattern with one stays out of the document. */
function isPortable(pattern: unknown): boolean {
  return !String(pattern).includes('\\p{');
}

/** The name of one item of a list that is called so: `points` → `Point`, `history` → `HistoryEntry`. */
function itemName(property: string): string {
  const name = pascalCase(property);
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Entry`;
}

/** `Round` for an option of a discriminated union whose `kind` is `round`. */
function kindOf({ properties }: Json): string {
  const constants = Object.values((properties ?? {}) as Record<string, Json>).map((field) => field.const);
  return pascalCase(String(constants.find((value) => typeof value === 'string') ?? 'Option'));
}

/**
 * The name of an answer by what is in it: `OrderPage` for a page of `Order`, `GameList` for all of them, `UserResult`
 * for an object whose only property is the object `User`.
 */
function nameByContent({ properties }: Json, known: Readonly<Record<string, Json>>): string | null {
  const [[only, value] = [], ...others] = Object.entries((properties ?? {}) as Record<string, Json>);
  const item = nameOfRef(value?.items);
  if (only === 'results' && item !== null) {
    if (others.length === 0) return `${item}List`;
    return others.length === 1 && others[0]?.[0] === 'next_cursor' ? `${item}Page` : null;
  }
  const single = nameOfRef(value);
  return single !== null && known[single]?.type === 'object' && others.length === 0 ? `${single}Result` : null;
}

export function createSchemaComponents(): SchemaComponents {
  const components: Record<string, Json> = {};

  function keep(name: string, schema: Json): Json {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`two schemas are named ${name}; give each an id of its own with .meta({ id })`);
    }
    components[name] = schema;
    return refTo(name);
  }

  /** Moves the objects inside of a schema to the components. `name`: of the schema that they are in. */
  function hoist(node: unknown, name: string): unknown {
    if (Array.isArray(node)) return node.map((item) => hoist(item, name));
    if (typeof node !== 'object' || node === null) return node;
    const known = Object.entries(node).filter(([key, value]) => key !== 'pattern' || isPortable(value));
    const parts = known.map(([key, value]): [string, unknown] => {
      if (key === 'properties') {
        const properties = Object.entries(value as Record<string, Json>);
        return [key, Object.fromEntries(properties.map(([field, schema]) => [field, named(schema, name, field)]))];
      }
      if (key === 'items' || key === 'additionalProperties') return [key, inside(value, `${name}Entry`)];
      if (key === 'oneOf') return [key, (value as Json[]).map((option) => inside(option, name + kindOf(option)))];
      return [key, hoist(value, name)];
    });
    return Object.fromEntries(parts);
  }

  /** The schema of a property. */
  function named(schema: Json, parent: string, property: string): unknown {
    if (schema.items !== undefined) return { ...schema, items: inside(schema.items, parent + itemName(property)) };
    if (Array.isArray(schema.anyOf) && schema.anyOf.some(({ type }) => type === 'null')) {
      return { ...schema, anyOf: schema.anyOf.map((option) => inside(option, parent + pascalCase(property))) };
    }
    return inside(schema, parent + pascalCase(property));
  }

  function inside(schema: unknown, name: string): unknown {
    const isObject = (schema as Json | null)?.type === 'object' && (schema as Json).properties !== undefined;
    const { description, ...rest } = hoist(schema, name) as Json;
    if (!isObject) return description === undefined ? rest : { ...rest, description };
    return { ...keep(name, rest), ...(description === undefined ? {} : { description }) };
  }

  return {
    add(schema, direction, name) {
      const {
        $schema: _,
        $defs,
        ...json
      } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' }) as Json & {
        $defs?: Record<string, Json>;
      };
      for (const [id, { id: _id, ...definition }] of Object.entries($defs ?? {})) {
        keep(id, hoist(rewriteRefs(definition), id) as Json);
      }
      const { id, ...rest } = rewriteRefs(json) as Json;
      if (typeof id === 'string') return keep(id, hoist(rest, id) as Json);
      if (name === undefined || rest.type !== 'object' || rest.properties === undefined)
        return hoist(rest, name ?? '') as Json;
      const own = nameByContent(rest, components) ?? name;
      return keep(own, hoist(rest, own) as Json);
    },
    all: () => Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
  };
}

/** References into a schema's own definitions become references into the components. */
function rewriteRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewriteRefs);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, `${reference}${value.replace('#/$defs/', '')}`]
        : [key, rewriteRefs(value)],
    ),
  );
}
