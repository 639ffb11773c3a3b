import type { Page } from '@playwright/test';
import { sideways } from './axe.ts';
import { cutOff, noteLines } from './lines-of-text.ts';

/** What readers may set for themselves without losing anything (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

declare global {
  interface Window {
    readerSheet: CSSStyleSheet;
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
