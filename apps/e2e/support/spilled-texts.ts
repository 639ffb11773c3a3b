import type { Page } from '@playwright/test';

/**
 * Texts on the page that stand out of what they are in: over the border or the ground of a button, a card or a list, or where
 * an edge cuts them off. What is for screen readers alone, what may be scrolled and what ends in "…" is not meant.
 */
export function spilledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1;
    const isUnseen = (element: Element): boolean => {
      const { opacity, clipPath, position } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      if (opacity === '0' || clipPath !== 'none' || (position === 'absolute' && width <= 1)) return true;
      return element.parentElement !== null && isUnseen(element.parentElement);
    };
    /** Whether a reader sees where it ends. */
    const hasEdge = ({ borderLeftWidth, backgroundColor, overflowX, display }: CSSStyleDeclaration) =>
      display !== 'inline' &&
      display !== 'contents' &&
      (borderLeftWidth !== '0px' || !/, 0\)$|transparent/.test(backgroundColor) || /hidden|clip/.test(overflowX));
    const edgeCrossedBy = (text: DOMRect, from: Element): Element | null => {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (/auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis') return null;
        const { left, right } = box.getBoundingClientRect();
        if (hasEdge(style) && (text.left < left - slack || text.right > right + slack)) return box;
      }
      return null;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement as Element;
      if (!node.data.trim() || element.closest('script, style, noscript, select, svg')) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isUnseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = edgeCrossedBy(line, element);
        if (box)
          found.add(
            `"${node.data.trim().slice(0, 40)}" out of <${box.tagName.toLowerCase()} class="${box.className}">`,
          );
      }
    }
    return [...found];
  });
}
