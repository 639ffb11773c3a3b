import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Focuses the heading of a part of the page when the address names it (`?begin=…`), also after a login in between. */
export function useFocusWhenRequested(part: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const [search] = useSearchParams();
  const isAskedFor = search.get('begin') === part;
  useEffect(() => {
    if (!isAskedFor) return;
    // Runs after the layout has focused the heading of the new page (useFocusOnNavigation).
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [isAskedFor]);
  return heading;
}
