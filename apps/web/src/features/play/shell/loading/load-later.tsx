import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';

/**
 * A component that a table does not need when it opens. It loads after the table and renders once loaded. If loading fails,
 * it is left out, because the game works without it.
 * @param load Returns the component. Repeated calls must be cheap.
 * @returns `Part` renders the component; `Ahead` renders nothing and loads it
 */
export function loadLater<P extends object>(
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
