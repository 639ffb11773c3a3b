import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How far below the top of the window the text is read: under the bar, and a few lines. */
const readingLine = 140;
/** What a person does to move the page themselves. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The section that is being read: the last whose title is above the line; at the end of the page, the last one. */
function sectionOnScreen(ids: readonly string[]): string {
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const read = ids.filter(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= readingLine,
  );
  return (isAtEnd ? ids.at(-1) : read.at(-1)) ?? ids[0] ?? '';
}

/**
 * The id of the current section: the one last chosen, by a link or by the address, until the reader moves the page; from
 * then on the one on screen.
 */
export function useCurrentSection(ids: readonly string[]): string {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState(ids[0] ?? '');
  const isChosen = useRef(false);
  const list = ids.join(' ');
  // The same section chosen again is another entry of the history: another key.
  useEffect(() => {
    const id = hash.slice(1);
    if (!list.split(' ').includes(id)) return;
    isChosen.current = true;
    setCurrent(id);
  }, [hash, key, list]);
  useEffect(() => {
    const letGo = () => {
      isChosen.current = false;
    };
    const follow = () => {
      if (!isChosen.current) setCurrent(sectionOnScreen(list.split(' ')));
    };
    for (const move of moves) window.addEventListener(move, letGo, { passive: true });
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, letGo);
      window.removeEventListener('scroll', follow);
    };
  }, [list]);
  return current;
}
