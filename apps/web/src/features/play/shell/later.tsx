import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';

/**
 * A part that no table needs when it opens: it is fetched once the table stands, and shown whenever it is there. A part
 * that cannot be fetched is left out, since the game goes on without it.
 * @param load gives the component; asked again at no cost
 * @returns `Part` draws it; `Ahead` draws nothing and fetches it
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): { Part: (props: P) => ReactNode; Ahead: () => null } {
  const found = () => load().catch(() => () => null);
  const Lazy = lazy(async () => ({ default: (await found()) as ComponentType<object> }));
  return {
    Part: (props) => (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    ),
    Ahead() {
      useEffect(() => void found(), []);
      return null;
    },
  };
}
