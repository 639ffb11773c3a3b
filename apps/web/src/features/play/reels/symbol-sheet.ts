/**
 * A game's symbols as one SVG file, side by side in squares of equal size. As a picture it costs one element a symbol
 * and is drawn by the browser's own image path, where references into a sprite would be copied into the page each time.
 */
export interface SymbolSheet {
  readonly url: string;
  /** From left to right. */
  readonly ids: readonly string[];
}

/** Shows one symbol in an element of class `reel-symbol`. */
export function drawSymbol(element: HTMLElement, { url, ids }: SymbolSheet, id: string): void {
  const at = ids.indexOf(id);
  element.classList.add('reel-symbol', `is-${id}`);
  element.style.backgroundImage = `url(${url})`;
  element.style.backgroundSize = `${ids.length * 100}% 100%`;
  element.style.backgroundPosition = `${(at / (ids.length - 1)) * 100}% 0`;
}
