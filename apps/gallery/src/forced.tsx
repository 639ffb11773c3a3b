import type { ReactNode } from 'react';

/** Shows controls as hovered, focused or pressed. */
export function Forced({ state, children }: { state: 'hover' | 'focus' | 'active'; children: ReactNode }) {
  return <div className={`forced-${state} flex w-full min-w-0 flex-wrap gap-3`}>{children}</div>;
}
