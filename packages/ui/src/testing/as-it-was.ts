import { afterAll, expect } from 'vitest';

// Files share the one document of their worker: each leaves it as it found it, whichever file comes next.

/** The own properties of a thing under names that begin with its own; of an accessor its getter, which is not called. */
function propertiesOf(name: string, thing: object): [string, unknown][] {
  return Object.entries(Object.getOwnPropertyDescriptors(thing)).map(([key, { value, get }]) => [
    `${name}.${key}`,
    get ?? value,
  ]);
}

/** Every global, what hangs on it, and the methods of its class. */
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

/** Libraries note under names that begin with a line that they are here: once for a worker, whoever loads them. */
const isNote = (name: string) => /(^|\.)_/.test(name);

/** The names of what came, went or is another thing. */
function changed(before: Map<string, unknown>, now: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => !isNote(name) && !Object.is(before.get(name), now.get(name)));
}

/** After the file that is about to be read, all that another file could stumble over is as it is at this call. */
export function leavesAllAsItWas(): void {
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
