import type { ReactNode } from 'react';

/** Controls as they look under the pointer, with the focus of the keyboard, or while they are pressed. */
export function Forced({ state, children }: { state: 'hover' | 'focus' | 'active'; children: ReactNode }) {
  return <div className={`forced-${state} flex w-full min-w-0 flex-wrap gap-3`}>{children}</div>;
}
