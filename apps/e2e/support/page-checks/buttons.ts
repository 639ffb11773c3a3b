import { errors, expect, type Page, type Request, type Response } from '@playwright/test';
import { primary } from '../games.ts';
import { pendingRequests } from '../pending-requests.ts';
import { waitForPage } from './axe.ts';

/** Time within which a click must have an effect. */
const reactsWithinMs = 2_000;
/** More than any page has. A page that creates new buttons without end must not run forever. */
const mostPresses = 80;
/** Disclosures that are clicked on a page. They are one component, and a page of questions has dozens. The nightly run clicks all. */
const mostDisclosures = process.env.NIGHTLY ? mostPresses : 3;

declare global {
  interface Window {
    reacted: boolean;
  }
}

/**
 * Marks the next enabled button that was not clicked yet, and returns its name, or null if there is none. While
 * a dialog is open, only its buttons count. Names leave out numbers, because numbers change, and rows of a list
 * have the same buttons. For each change, they also leave out what a button is for: after `Favorite: ` and `Set: `, rows differ only
 * in their text. Names of disclosures begin with `details`.
 */
function nextButton(page: Page, within: string, pressed: readonly string[]): Promise<string | null> {
  return page.evaluate(
    ([selector, known, disclosures, isWhole]) => {
      document.querySelector('[data-next]')?.removeAttribute('data-next');
      // A dialog that opened slowly can be over another one. The focus is in the upper one.
      const modals = [...document.querySelectorAll('dialog:modal')];
      const modal = modals.findLast((one) => one.contains(document.activeElement)) ?? modals.at(-1);
      const places = modal ? [modal] : [...document.querySelectorAll(selector)];
      const buttons = places.flatMap((place) => [
        ...place.querySelectorAll<HTMLElement>('button, summary, [role="button"], [role="tab"]'),
      ]);
      for (const button of buttons) {
        const isOff = button.matches(':disabled, [aria-disabled="true"], [aria-selected="true"]');
        if (isOff || !button.checkVisibility({ visibilityProperty: true })) continue;
        const kind = button.matches('summary') ? 'details ' : '';
        const text = button.ariaLabel ?? button.textContent ?? '';
        const label = isWhole ? text : text.replace(/: .*/s, '');
        const name = kind + label.replace(/\s+/g, ' ').replace(/[0-9a-f.,:-]*\d[0-9a-f.,:-]*/g, '#');
        if (known.includes(name)) continue;
        if (kind && known.filter((one) => one.startsWith(kind)).length >= disclosures) continue;
        button.setAttribute('data-next', '');
        return name;
      }
      return null;
    },
    [within, pressed, mostDisclosures, Boolean(process.env.NIGHTLY)] as const,
  );
}

/** Waits until nothing in the page has changed for a moment. */
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

/** Records in the page whether its content or focus changes from now on, or something is copied. */
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

/** How long another element may cover a button before the click. */
const inReachWithinMs = 3_000;

/**
 * Clicks the marked button. Returns whether that changed the page, navigated, opened something, or called the
 * server.
 */
async function press(page: Page): Promise<'alive' | 'dead' | 'covered'> {
  const button = page.locator('[data-next]');
  let reached = false;
  const reach = () => {
    reached = true;
  };
  const events = ['request', 'framenavigated', 'filechooser', 'download', 'popup'] as const;
  try {
    // Effects of the pointer or the focus do not count as effects of a click.
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

/**
 * Waits until the requests and navigations of a click have finished. During a navigation, the page has no
 * document for a moment.
 */
async function settled(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await expect(async () => {
    await quiet(page);
    expect(pending.size).toBe(0);
    await quiet(page);
  }).toPass({ timeout: 10_000, intervals: [20] });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForPage(page);
  await page.getByRole('contentinfo').waitFor();
  // A table has no enabled button until its session has started. A look before that would find nothing to click.
  if (/^\/games\/[^/]+$/.test(path)) await expect(primary(page)).not.toHaveAttribute('aria-disabled');
}

/**
 * Clicks every button of a page and of the dialogs that they open. Returns the buttons without an effect, and
 * calls that the server does not support. The clicks change the data of the player on the page.
 * @param within Selector of the parts of the page whose buttons are clicked.
 * @param pressed Names of buttons that are left out. The clicked ones are added.
 */
export async function findDeadButtons(
  page: Page,
  path: string,
  within = 'main, dialog',
  pressed: string[] = [],
): Promise<string[]> {
  const dead: string[] = [];
  const pending = pendingRequests(page);
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
      await settled(page, pending);
      const hasDialog = (await page.locator('dialog:modal').count()) > 0;
      // A dialog of the previous click may open slowly. Its own buttons come first.
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
