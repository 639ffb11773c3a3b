import type { Page } from '@playwright/test';
import { sideways } from './axe.ts';

/** What readers may set for themselves without losing anything (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** One line of one text on the page. */
interface Line {
  /** How it begins. */
  readonly text: string;
  readonly element: Element;
  readonly box: DOMRect;
}

declare global {
  interface Window {
    readerSheet: CSSStyleSheet;
    linesOfText: readonly Line[];
  }
}

/** Sets the text as such a reader has it. As a sheet of the document: the site's policy for contents forbids an element. */
async function space(page: Page): Promise<void> {
  await page.evaluate(async (rules) => {
    window.readerSheet = new CSSStyleSheet();
    window.readerSheet.replaceSync(rules);
    document.adoptedStyleSheets.push(window.readerSheet);
    await new Promise(requestAnimationFrame);
  }, spacing);
}

async function unspace(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.readerSheet);
  });
}

/** Notes in the page every line of text that is to be seen; what is for screen readers alone is not. */
async function noteLines(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isUnseen = (element: Element): boolean => {
      const { position, opacity, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isForReaders = position === 'absolute' && width <= 1 && height <= 1;
      if (isForReaders || opacity === '0' || clipPath !== 'none') return true;
      return element.parentElement !== null && isUnseen(element.parentElement);
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

/** Lines that a box cuts off which does not scroll, and lines that stand out of the box that is drawn around them. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding, and the part of a line that no letter reaches. */
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

/** Texts that stand over each other; not what floats over the page as it scrolls. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const floats = (element: Element): boolean =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      (element.parentElement !== null && floats(element.parentElement));
    const lines = window.linesOfText.filter(({ element }) => !floats(element)).sort((a, b) => a.box.top - b.box.top);
    const faults: string[] = [];
    for (const [index, { text, element, box }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > box.bottom) break;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
        // Lines of one text may share the space above and below their letters.
        const most = Math.min(box.height, other.box.height) / 3;
        if (element !== other.element && across > slack && down > most)
          faults.push(`"${text}" and "${other.text}" overlap`);
      }
    }
    return faults;
  });
}

/** What somebody cannot read who spaces the text of the page as it stands. */
export async function lostWhenSpaced(page: Page): Promise<string[]> {
  await space(page);
  await noteLines(page);
  const over = await sideways(page);
  const lost = [...(await cutOff(page)), ...(await overlapping(page)), ...(over > 0 ? [`${over} px too wide`] : [])];
  await unspace(page);
  return [...new Set(lost)];
}
