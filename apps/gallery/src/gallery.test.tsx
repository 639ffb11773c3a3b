import '@goldwren/ui/testing/dialogs';
import { UiMessagesProvider } from '@goldwren/ui/ui-messages';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';
import { frameAddress, framedBy, type Sheet } from './sheet.ts';
import { sheets } from './sheets.ts';
import { uiMessages } from './ui-messages.ts';

afterEach(cleanup);

type Component = (...props: never[]) => unknown;

/** React's internal node, which it stores on the container element. */
interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../packages/ui/src/**/*.tsx',
    '!../../../packages/ui/src/**/*.test.tsx',
    '!../../../packages/ui/src/testing/**',
  ],
  { eager: true },
);

/** Every component of packages/ui by name. Components that only wrap others show nothing themselves. */
const components = new Map(
  Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .filter((entry): entry is [string, Component] => typeof entry[1] === 'function' && /^[A-Z]/.test(entry[0]))
    .filter(([name]) => !name.endsWith('Provider')),
);

/** Returns every component that rendered for this content. */
function renderedFor(content: ReactNode): ReadonlySet<unknown> {
  const { container } = render(<UiMessagesProvider messages={uiMessages}>{content}</UiMessagesProvider>);
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const types = new Set<unknown>();
  const walk = (fiber: Fiber | null): void => {
    for (let at = fiber; at; at = at.sibling) {
      types.add(at.type);
      walk(at.child);
    }
  };
  const { stateNode } = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key ?? ''] ?? {};
  walk(stateNode?.current ?? null);
  return types;
}

/** Returns the names of components that these sheets do not show, neither on the page nor in one of its frames. */
function missingIn(shown: readonly Sheet[]): string[] {
  const rendered = new Set(renderedFor(<Gallery sheets={shown} />));
  const framed = shown.flatMap(({ specimens }) => specimens).filter((specimen) => specimen.framed);
  for (const { show } of framed) for (const type of renderedFor(show)) rendered.add(type);
  return [...components].flatMap(([name, component]) => (rendered.has(component) ? [] : [name]));
}

describe('the gallery', () => {
  test('shows every component of packages/ui', () => {
    expect(components.size).toBeGreaterThan(25);
    expect(missingIn(sheets)).toEqual([]);
  });

  test('reports components that no sheet shows', () => {
    const withoutTabs = sheets.filter(({ title }) => title !== 'Choices');
    expect(missingIn(withoutTabs)).toEqual(['ChoiceCards', 'PillChoice', 'Tabs']);
  });

  test('has unique names of states', () => {
    const names = sheets.flatMap(({ title, specimens }) => specimens.map(({ state }) => `${title}: ${state}`));
    expect(names).toEqual([...new Set(names)]);
  });
});

test('a frame URL shows one specimen, and any other URL shows the gallery', () => {
  for (const sheet of sheets) {
    for (const specimen of sheet.specimens.filter(({ framed }) => framed))
      expect(framedBy(frameAddress(sheet, specimen), sheets)).toBe(specimen);
  }
  expect(framedBy('', sheets)).toBeNull();
  expect(framedBy('?frame=Dialogs: none', sheets)).toBeNull();
});
