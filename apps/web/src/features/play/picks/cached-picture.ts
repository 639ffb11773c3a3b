import type { ReactNode } from 'react';

/**
 * Returns a function that draws each picture once and then returns the same element, so that React skips the cells whose
 * picture did not change.
 * @param draw Called once for each different set of properties
 */
export function cachedPicture<P extends object>(draw: (props: P) => ReactNode): (props: P) => ReactNode {
  const drawn = new Map<string, ReactNode>();
  return (props) => {
    const key = JSON.stringify(props);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const picture = draw(props);
    drawn.set(key, picture);
    return picture;
  };
}
