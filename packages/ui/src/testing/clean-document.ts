import { afterAll, expect } from 'vitest';

// Test files share the document of their worker, so each file must leave it unchanged for the next one.

/**
 * Returns the properties that an object has itself, with its name as a prefix. For an accessor it returns the getter
 * without calling it.
 */
function propertiesOf(name: string, thing: object): [string, unknown][] {
  return Object.entries(Object.getOwnPropertyDescriptors(thing)).map(([key, { value, get }]) => [
    `${name}.${key}`,
    get ?? value,
  ]);
}

/** Returns every global, its properties, and the methods of its class. */
function globalsNow(): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value: unknown = Reflect.get(globalThis, name);
    found.set(name, value);
    if (value === globalThis || value === null || !/^(object|function)$/.test(typeof value)) continue;
    const parts = propertiesOf(name, value as object);
    const { prototype } = value as { prototype?: object };
    if (prototype) parts.push(...propertiesOf(`${name}.prototype`, prototype));
    for (const [part, of] of parts) found.set(part, of);
  }
  return found;
}

/**
 * Libraries mark that they are loaded under names that begin with an underscore. These stay for the lifetime of
 * the worker.
 */
const isLibraryMark = (name: string) => /(^|\.)_/.test(name);

/** Returns the names that were added, removed or changed. */
function changed(before: Map<string, unknown>, now: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => !isLibraryMark(name) && !Object.is(before.get(name), now.get(name)));
}

/**
 * After the current test file, asserts that it left the globals, document, URL and cookies as they are at this
 * call.
 */
export function expectCleanDocument(): void {
  const globals = globalsNow();
  const { outerHTML } = document.documentElement;
  const { href } = location;
  afterAll(() => {
    expect({
      changedGlobals: changed(globals, globalsNow()),
      html: document.documentElement.outerHTML,
      address: location.href,
      cookies: document.cookie,
    }).toEqual({ changedGlobals: [], html: outerHTML, address: href, cookies: '' });
  });
}
