import { type RefObject, useEffect, useRef } from 'react';

/** Takes what somebody typed into a field of a written page before the script had taken it over. */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  const first = useRef(take);
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) first.current(typed);
  }, [field]);
}
