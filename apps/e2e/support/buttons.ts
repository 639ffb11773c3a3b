import { errors, expect, type Page, type Request, type Response } from '@playwright/test';
import { arrived } from './axe.ts';
import { requestsUnderWay } from './under-way.ts';

/** How long a press may take to show an effect. */
const reactsWithinMs = 2_000;
/** More than any page has: a page that makes new buttons without end would be walked for ever. */
const mostPresses = 80;

declare global {
  interface Window {
    reacted: boolean;
  }
}

/**
 * Marks the next button that can be pressed and was not, and gives its name; null when there is none. Behind an open dialog
 * nothing can be pressed. Numbers are left out of names: they change by themselves, and rows of a list are alike.
 */
function nextButton(page: Page, within: string, pressed: readonly string[]): Promise<string | null> {
  return page.evaluate(
    ([selector, known]) => {
      document.querySelector('[data-next]')?.removeAttribute('data-next');
      const modal = document.querySelector('dialog:modal');
      const places = modal ? [modal] : [...document.querySelectorAll(selector)];
      const buttons = places.flatMap((place) => [
        ...place.querySelectorAll<HTMLElement>('button, summary, [role="button"], [role="tab"]'),
      ]);
      for (const button of buttons) {
        const isOff = button.matches(':disabled, [aria-disabled="true"], [aria-selected="true"]');
        if (isOff || !button.checkVisibility({ visibilityProperty: true })) continue;
        const said = button.ariaLabel ?? button.textContent ?? '';
        const name = said.replace(/\s+/g, ' ').replace(/[0-9a-f.,:-]*\d[0-9a-f.,:-]*/g, '#');
        if (known.includes(name)) continue;
        button.setAttribute('data-next', '');
        return name;
      }
      return null;
    },
    [within, pressed] as const,
  );
}

/** Until nothing in the page has changed for a moment. */
function quiet(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 60);
        const again = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 60);
        });
        again.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(resolve, 1_000);
      }),
  );
}

/** Notes in the page whether anything in it changes from now on, is copied, or the focus goes to something else. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.reacted = false;
    const react = () => {
      window.reacted = true;
    };
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      react();
      return write(text);
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(react).observe(document, all);
    document.addEventListener('toggle', react, true);
    document.addEventListener('focusin', ({ target }) => {
      if (!(target as Element).closest('[data-next]')) react();
    });
  });
}

/** How long something else may stand before a button that is to be pressed. */
const inReachWithinMs = 3_000;

/** Presses the marked button, and tells whether that changed the page, led away, opened something, or called the server. */
async function press(page: Page): Promise<'alive' | 'dead' | 'covered'> {
  const button = page.locator('[data-next]');
  let reached = false;
  const reach = () => {
    reached = true;
  };
  const events = ['request', 'framenavigated', 'filechooser', 'download', 'popup'] as const;
  try {
    // What happens under the pointer, or with the focus, is not what a press does.
    await button.hover({ timeout: inReachWithinMs });
    await button.focus({ timeout: inReachWithinMs });
    await quiet(page);
    for (const event of events) page.on(event as 'request', reach);
    await watch(page);
    await button.click({ timeout: inReachWithinMs });
    const hasReacted = async () => reached || (await page.evaluate(() => window.reacted).catch(() => true));
    return await expect
      .poll(hasReacted, { timeout: reactsWithinMs, intervals: [10, 30, 100] })
      .toBe(true)
      .then(
        () => 'alive' as const,
        () => 'dead' as const,
      );
  } catch (error) {
    if (error instanceof errors.TimeoutError) return 'covered';
    throw error;
  } finally {
    for (const event of events) page.off(event as 'request', reach);
  }
}

/** Until what a press began is over: its calls, and where they lead. A page that is being left has no document for a moment. */
async function settled(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  await expect(async () => {
    await quiet(page);
    expect(underWay.size).toBe(0);
    await quiet(page);
  }).toPass({ timeout: 10_000, intervals: [20] });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await arrived(page);
  await page.getByRole('contentinfo').waitFor();
}

/**
 * Presses every button of a page, and those of the dialogs that they open. Returns what does nothing, and what calls
 * something that the server does not have. The player on the page is not the same afterwards.
 * @param within Selector of the parts of the page whose buttons are pressed.
 */
export async function deadButtons(page: Page, path: string, within = 'main, dialog'): Promise<string[]> {
  const pressed: string[] = [];
  const dead: string[] = [];
  const underWay = requestsUnderWay(page);
  const answered = (response: Response) => {
    const isNone = [404, 405].includes(response.status()) || response.status() >= 500;
    if (isNone) dead.push(`${path} "${pressed.at(-1)}" calls ${response.url()}: ${response.status()}`);
  };
  await open(page, path);
  const { href } = new URL(page.url());
  page.on('response', answered);
  let isFresh = true;
  let isDone = false;
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const name = await nextButton(page, within, pressed);
    isDone = name === null && isFresh;
    if (isDone) break;
    if (name !== null) {
      pressed.push(name);
      const outcome = await press(page);
      await settled(page, underWay);
      const hasDialog = (await page.locator('dialog:modal').count()) > 0;
      // A dialog of the press before can be slow to open: its own buttons come first.
      if (outcome === 'covered' && hasDialog) pressed.pop();
      else if (outcome !== 'alive')
        dead.push(`${path} "${name}" ${outcome === 'dead' ? 'does nothing' : 'is covered'}`);
    }
    isFresh = name === null || new URL(page.url()).pathname !== new URL(href).pathname;
    if (isFresh) await open(page, path);
  }
  page.off('response', answered);
  if (!isDone) dead.push(`${path} has no end of buttons: ${pressed.join(', ')}`);
  return dead;
}
