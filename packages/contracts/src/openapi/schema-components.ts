import { z } from 'zod';

export type Json = Record<string, unknown>;
export type Direction = 'input' | 'output';

/** Collects the named schemas of a document while its operations are built. */
export interface SchemaComponents {
  /**
   * Returns the JSON Schema 2020-12 of a schema, and moves every object in it to the components.
   * @param name used when neither the schema nor its shape has a name; without it, the schema itself stays inline
   * @throws Error when two different schemas have the same name
   */
  add(schema: z.ZodType, direction: Direction, name?: string): Json;
  /** Returns all components, sorted by name. */
  all(): Record<string, Json>;
}

const reference = '#/components/schemas/';

function createRef(name: string): Json {
  return { $ref: `${reference}${name}` };
}

function getRefName(schema: unknown): string | null {
  const ref = (schema as Json | undefined)?.$ref;
  return typeof ref === 'string' ? ref.slice(reference.length) : null;
}

/** `store.no_sweeps_in` → `StoreNoSweepsIn` */
export function toPascalCase(text: string): string {
  return text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Some regular expression engines do not support Unicode classes. Patterns with them are left out of the document. */
function isPortable(pattern: unknown): boolean {
  return !String(pattern).includes('\\p{');
}

/** Returns the name of one item of a list: `points` → `Point`, `history` → `HistoryEntry`. */
function getItemName(property: string): string {
  const name = toPascalCase(property);
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Entry`;
}

/** Returns the name of an option of a discriminated union: `Round` if its `kind` is `round`. */
function getKindName({ properties }: Json): string {
  const constants = Object.values((properties ?? {}) as Record<string, Json>).map((field) => field.const);
  return toPascalCase(String(constants.find((value) => typeof value === 'string') ?? 'Option'));
}

/**
 * Returns the name of a response by its content: `OrderPage` for a page of `Order`, `GameList` for a complete list of
 * `Game`, and `UserResult` for an object with the single property `User`.
 */
function getContentName({ properties }: Json, known: Readonly<Record<string, Json>>): string | null {
  const [[only, value] = [], ...others] = Object.entries((properties ?? {}) as Record<string, Json>);
  const item = getRefName(value?.items);
  if (only === 'results' && item !== null) {
    if (others.length === 0) return `${item}List`;
    return others.length === 1 && others[0]?.[0] === 'next_cursor' ? `${item}Page` : null;
  }
  const single = getRefName(value);
  return single !== null && known[single]?.type === 'object' && others.length === 0 ? `${single}Result` : null;
}

export function createSchemaComponents(): SchemaComponents {
  const components: Record<string, Json> = {};

  function register(name: string, schema: Json): Json {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas are named ${name}. Give each its own id with .meta({ id }).`);
    }
    components[name] = schema;
    return createRef(name);
  }

  /** Moves the objects inside a schema to the components. `name` is the name of that schema. */
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
      if (key === 'oneOf') return [key, (value as Json[]).map((option) => inside(option, name + getKindName(option)))];
      return [key, hoist(value, name)];
    });
    return Object.fromEntries(parts);
  }

  /** Returns the schema of a property. */
  function named(schema: Json, parent: string, property: string): unknown {
    if (schema.items !== undefined) return { ...schema, items: inside(schema.items, parent + getItemName(property)) };
    if (Array.isArray(schema.anyOf) && schema.anyOf.some(({ type }) => type === 'null')) {
      return { ...schema, anyOf: schema.anyOf.map((option) => inside(option, parent + toPascalCase(property))) };
    }
    return inside(schema, parent + toPascalCase(property));
  }

  function inside(schema: unknown, name: string): unknown {
    const isObject = (schema as Json | null)?.type === 'object' && (schema as Json).properties !== undefined;
    const { description, ...rest } = hoist(schema, name) as Json;
    if (!isObject) return description === undefined ? rest : { ...rest, description };
    return { ...register(name, rest), ...(description === undefined ? {} : { description }) };
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
        register(id, hoist(rewriteRefs(definition), id) as Json);
      }
      const { id, ...rest } = rewriteRefs(json) as Json;
      if (typeof id === 'string') return register(id, hoist(rest, id) as Json);
      if (name === undefined || rest.type !== 'object' || rest.properties === undefined)
        return hoist(rest, name ?? '') as Json;
      const own = getContentName(rest, components) ?? name;
      return register(own, hoist(rest, own) as Json);
    },
    all: () => Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
  };
}

/** Rewrites references to a schema's own definitions as references to the components. */
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
