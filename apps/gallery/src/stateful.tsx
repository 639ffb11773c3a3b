import { type ReactNode, useState } from 'react';

interface StatefulProps<T> {
  first: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Stores the value of a control, so that visitors of the gallery can use it. */
export function Stateful<T>({ first, children }: StatefulProps<T>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
