import { type ReactNode, useState } from 'react';

interface HeldProps<T> {
  first: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Holds what a control shows, so that it can be used where it is looked at. */
export function Held<T>({ first, children }: HeldProps<T>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
