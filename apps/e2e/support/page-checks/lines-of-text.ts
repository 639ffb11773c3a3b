import type { Page } from '@playwright/test';

/** One line of one text on the page. */
interface Line {
  /** The first characters of the text. */
  readonly text: string;
  readonly element: Element;
  readonly box: DOMRect;
}

declare global {
  interface Window {
    linesOfText: readonly Line[];
  }
}

/** Records every visible line of text in the page, without texts for screen readers only. */
async function recordLines(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = new Map<Element, boolean>();
    const isUnseen = (element: Element): boolean => {
      const answer = known.get(element);
      if (answer !== undefined) return answer;
      const { position, opacity, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isForReaders = position === 'absolute' && width <= 1 && height <= 1;
      const isHidden = isForReaders || opacity === '0' || clipPath !== 'none';
      const isIt = isHidden || (element.parentElement !== null && isUnseen(element.parentElement));
      known.set(element, isIt);
      return isIt;
    };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement as Element;
      if (!node.data.trim() || element.closest('script, style, noscript, select, svg')) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isUnseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = node.data.trim().slice(0, 60);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ text, element, box });
    }
    window.linesOfText = lines;
  });
}

/**
 * Returns lines that a box without scrolling cuts off, and lines that extend beyond the visible box around
 * them.
 */
export function findCutOffLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** For rounding, and for the part of a line that letters do not reach. */
    const slack = 2;
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isDrawn = ({ display, borderTopWidth, backgroundColor }: CSSStyleDeclaration) =>
      display !== 'inline' && (borderTopWidth !== '0px' || !/^(?:transparent|.*[,/] 0\))$/.test(backgroundColor));
    const faultOf = ({ text, element, box: line }: Line): string | null => {
      let isInBox = false;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const across = line.left < box.left - slack || line.right > box.right + slack;
        const down = line.top < box.top - slack || line.bottom > box.bottom + slack;
        const isCut = (across && cuts(style.overflowX)) || (down && cuts(style.overflowY));
        const isOut = (across && !scrolls(style.overflowX)) || (down && !scrolls(style.overflowY));
        if (isCut) return `"${text}" is cut off by <${at.localName} class="${at.className}">`;
        if (isOut && !isInBox && isDrawn(style)) return `"${text}" leaves <${at.localName} class="${at.className}">`;
        isInBox ||= isDrawn(style);
        if (scrolls(style.overflowX) || scrolls(style.overflowY) || style.position === 'fixed') return null;
      }
      return null;
    };
    return window.linesOfText.flatMap((line) => faultOf(line) ?? []);
  });
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/**
 * Returns the distinct faults that `find` finds in the recorded lines of the page. Lines and boxes are read in several calls.
 * Content that loads between them moves the boxes, so everything is then read again.
 */
export async function faultsOfLines(page: Page, find: () => Promise<readonly string[]>): Promise<string[]> {
  for (;;) {
    const before = await pageHeight(page);
    await recordLines(page);
    const faults = await find();
    if ((await pageHeight(page)) === before) return [...new Set(faults)];
  }
}

/** Returns texts in the current state of the page that are cut off or extend beyond their visible box. */
export function overflowingTexts(page: Page): Promise<string[]> {
  return faultsOfLines(page, () => findCutOffLines(page));
}
