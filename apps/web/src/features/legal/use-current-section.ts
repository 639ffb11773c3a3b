import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The distance from the top of the window to the reading position: the bar plus a few lines, in pixels. */
const readingLine = 140;
/** Events that show that the reader scrolls the page. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The section on screen: the last one whose title is above the reading position, or the last one at the end of the page. */
function sectionOnScreen(ids: readonly string[]): string {
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const read = ids.filter(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= readingLine,
  );
  return (isAtEnd ? ids.at(-1) : read.at(-1)) ?? ids[0] ?? '';
}

/**
 * The id of the current section. It is the one last chosen by a link or the address until the reader scrolls, and then the
 * one on screen.
 */
export function useCurrentSection(ids: readonly string[]): string {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState(ids[0] ?? '');
  const isChosen = useRef(false);
  const list = ids.join(' ');
  // Choosing the same section again creates a history entry with a new key.
  useEffect(() => {
    const id = hash.slice(1);
    if (!list.split(' ').includes(id)) return;
    isChosen.current = true;
    setCurrent(id);
  }, [hash, key, list]);
  useEffect(() => {
    const followScrolling = () => {
      isChosen.current = false;
    };
    const follow = () => {
      if (!isChosen.current) setCurrent(sectionOnScreen(list.split(' ')));
    };
    for (const move of moves) window.addEventListener(move, followScrolling, { passive: true });
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, followScrolling);
      window.removeEventListener('scroll', follow);
    };
  }, [list]);
  return current;
}
