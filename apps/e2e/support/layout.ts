import { expect, type Locator, type Page } from '@playwright/test';

/** Place and size in CSS pixels, rounded to whole ones. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  const { x, y, width, height } = box;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** True when a press in the middle of the element reaches it: nothing lies over it, and it is inside the window. */
export function isReachable(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(hit);
  });
}

/**
 * Controls of a part of the page that are smaller than a finger. Links in running text may be (WCAG 2.2, 2.5.8); an unseen
 * radio or checkbox is as large as its label.
 */
export function smallControls(part: Locator, least = 44): Promise<string[]> {
  return part.evaluate((root, size) => {
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, select, summary, input')];
    return controls
      .map((control) => ({
        control,
        target: control.matches('[type="radio"], [type="checkbox"]') ? control.closest('label') : control,
      }))
      .filter(({ target }) => target?.checkVisibility() && getComputedStyle(target).display !== 'inline')
      .flatMap(({ control, target }) => {
        const { width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
        return width < size - 0.5 || height < size - 0.5
          ? [`${control.outerHTML.slice(0, 120)} ${width} × ${height}`]
          : [];
      });
  }, least);
}

/** What is seen of these and is wider than its place: its neighbour covers it, or an edge cuts it off. */
export function croppedTexts(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent, clientWidth }) => `${textContent} in ${clientWidth} px`),
  );
}

/**
 * Starts to add up the layout shifts of the pages that this one leads to. Read them with `shiftsOf`. What moves within `except`
 * alone is not counted: a sentence there gives way to a longer one.
 */
export async function watchShifts(page: Page, except: string): Promise<void> {
  await page.addInitScript((exempt) => {
    const seen = window as unknown as { shifts: number; moved: string[] };
    interface Shift {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
    const corner = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    seen.shifts = 0;
    seen.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        if (sources.length > 0 && sources.every(({ node }) => elementOf(node)?.closest(exempt))) continue;
        seen.shifts += value;
        for (const { node, previousRect, currentRect } of sources) {
          seen.moved.push(
            `${elementOf(node)?.outerHTML.slice(0, 90)}: ${corner(previousRect)} → ${corner(currentRect)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, except);
}

/** What moved, and from where to where, for whoever has to find out why. */
export function movedOn(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved.join('\n'));
}

export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Resolves once nothing fades or moves any more; what goes round without end is not waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** What has shifted so far was not the fault of what comes. */
export function forgetShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { shifts: 0, moved: [] });
  });
}

export async function expectUnmoved(parts: Locator, before: readonly Box[], when: string): Promise<void> {
  const now = await Promise.all((await parts.all()).map(boxOf));
  expect(now, `${when}: something outside the stage moved`).toEqual(before);
}
