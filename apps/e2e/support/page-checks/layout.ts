import { expect, type Locator, type Page } from '@playwright/test';

/** Position and size in CSS pixels, rounded to integers. */
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

/** True if a click in the middle of the element reaches it: nothing covers it, and it is inside the window. */
export function isReachable(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(hit);
  });
}

/**
 * Returns controls in a part of the page that are too small for touch. Links in running text are exempt (WCAG
 * 2.2, 2.5.8). For a hidden radio button or checkbox, the size of its label counts.
 */
export function findSmallControls(part: Locator, least = 44): Promise<string[]> {
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

/**
 * Returns visible texts that are wider than their container, which cuts them off or lets a neighbour cover
 * them.
 */
export function findCroppedTexts(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent, clientWidth }) => `${textContent} in ${clientWidth} px`),
  );
}

/**
 * Starts to record layout shifts of the next pages. Read them with `shiftsOf`. What moves inside `except` does
 * not count, because a sentence there is replaced by a longer one. The score of an entry includes it, so the shares of the other
 * elements are computed here, as in https://github.com/WICG/layout-instability.
 */
export async function watchShifts(page: Page, except: string): Promise<void> {
  await page.addInitScript((exempt) => {
    const seen = window as unknown as { shifts: number; moved: string[] };
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }
    interface Shift {
      readonly value: number;
      readonly sources: readonly Source[];
    }
    const areaOf = ({ width, height }: DOMRect) => width * height;
    const shareOf = ({ previousRect: from, currentRect: to }: Source) => {
      const moved = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / Math.max(innerWidth, innerHeight);
      return (moved * (areaOf(from) + areaOf(to))) / (innerWidth * innerHeight);
    };
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
    const corner = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    seen.shifts = 0;
    seen.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const others = sources.filter(({ node }) => !elementOf(node)?.closest(exempt));
        const isMixed = others.length < sources.length;
        seen.shifts += isMixed ? others.reduce((sum, source) => sum + shareOf(source), 0) : value;
        for (const { node, previousRect, currentRect } of sources) {
          seen.moved.push(
            `${elementOf(node)?.outerHTML.slice(0, 90)}: ${corner(previousRect)} → ${corner(currentRect)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, except);
}

/** Returns what moved, with the old and the new position, for debugging. */
export function describeShifts(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved.join('\n'));
}

export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Waits until all finite animations have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Resets the recorded shifts. */
export function resetShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { shifts: 0, moved: [] });
  });
}

export async function expectUnmoved(parts: Locator, before: readonly Box[], when: string): Promise<void> {
  const now = await Promise.all((await parts.all()).map(boxOf));
  expect(now, `${when}: something outside the stage moved`).toEqual(before);
}
