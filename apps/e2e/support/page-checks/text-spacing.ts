import type { Page } from '@playwright/test';
import { horizontalOverflow } from './axe.ts';
import { faultsOfLines, findCutOffLines } from './lines-of-text.ts';

/** Text spacing that readers may set without losing content (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

declare global {
  interface Window {
    readerSheet: CSSStyleSheet;
  }
}

/** Applies the spacing with an adopted style sheet, because the content security policy forbids a style element. */
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

/** Returns texts that overlap, except elements that float over the page while it scrolls. */
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

/** Returns texts in the current state of the page that readers with this spacing cannot read. */
export async function textsLostBySpacing(page: Page): Promise<string[]> {
  await space(page);
  const lost = await faultsOfLines(page, async () => {
    const over = await horizontalOverflow(page);
    const faults = [...(await findCutOffLines(page)), ...(await overlapping(page))];
    return over > 0 ? [...faults, `${over} px too wide`] : faults;
  });
  await unspace(page);
  return lost;
}
