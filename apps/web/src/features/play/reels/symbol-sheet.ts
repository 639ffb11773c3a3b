/**
 * A game's symbols in one SVG file, side by side in squares of equal size. As an image, a symbol costs one element and the
 * browser caches its rendering. References into a sprite would be copied into the page each time.
 */
export interface SymbolSheet {
  readonly url: string;
  /** From left to right. */
  readonly ids: readonly string[];
}

/** Shows one symbol in an element with the class `reel-symbol`. */
export function drawSymbol(element: HTMLElement, { url, ids }: SymbolSheet, id: string): void {
  const at = ids.indexOf(id);
  element.classList.add('reel-symbol', `is-${id}`);
  element.style.backgroundImage = `url(${url})`;
  element.style.backgroundSize = `${ids.length * 100}% 100%`;
  element.style.backgroundPosition = `${(at / (ids.length - 1)) * 100}% 0`;
}
