import { expect, type Page, type Request, type Response } from '@playwright/test';
import { allViolations, arrived, contrastViolations, sideways } from './axe.ts';
import { watchFaults } from './faults.ts';
import { quotesFor } from './quoted-texts.ts';
import { lostWhenSpaced } from './text-spacing.ts';
import { requestsUnderWay } from './under-way.ts';

/** Where links may lead beside the site itself. */
const outward = ['https:', 'tel:', 'sms:', 'mailto:'];

type Who = 'visitor' | 'player';

/** Walks through the site and remembers what was wrong, where links lead, and what can be linked to. */
export class Tour {
  readonly problems: string[] = [];
  /** Address without fragment → the ids on the page there. */
  readonly #visited = new Map<string, ReadonlySet<string>>();
  /** Address with fragment → a page that links to it. */
  readonly #links = new Map<string, string>();
  readonly #page: Page;
  readonly #who: Who;
  readonly #faults: string[];
  readonly #underWay: ReadonlySet<Request>;

  constructor(page: Page, who: Who) {
    this.#page = page;
    this.#who = who;
    this.#faults = watchFaults(page);
    this.#underWay = requestsUnderWay(page);
    page.on('response', (response) => this.#notice(response));
  }

  /** Everything that is promised of every page. */
  async inspect(path: string): Promise<void> {
    await this.visit(path);
    const page = this.#page;
    for (const quote of quotesFor(path, this.#who)) {
      if (!(await this.#says(quote))) this.#report(path, `says no ${quote}`);
    }
    for (const violation of await allViolations(page)) this.#report(path, violation);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const violation of await contrastViolations(page)) this.#report(path, `in the light theme ${violation}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const loss of await lostWhenSpaced(page)) this.#report(path, `with spaced text: ${loss}`);
  }

  /** Some of it comes a moment after the last answer, as the balances of a game do. */
  async #says(quote: string | RegExp): Promise<boolean> {
    for (let look = 0; look < 20; look += 1) {
      const shown = await shownText(this.#page);
      if (typeof quote === 'string' ? shown.includes(quote) : quote.test(shown)) return true;
      await this.#page.waitForTimeout(100);
    }
    return false;
  }

  /** That the page is there, fits its window, and says nothing on the console. */
  async visit(path: string): Promise<void> {
    const page = this.#page;
    const answer = await page.goto(path);
    await arrived(page);
    // The last thing to come, on every page.
    await page.getByRole('contentinfo').waitFor();
    await expect.poll(() => this.#underWay.size, { intervals: [20, 50], message: `${path} goes on loading` }).toBe(0);
    if (answer?.status() !== 200) this.#report(path, `is answered with ${answer?.status()}`);
    const title = await page.getByRole('heading', { level: 1 }).first().textContent();
    if (/not found|went wrong/i.test(title ?? '')) this.#report(path, `shows "${title}"`);
    const over = await sideways(page);
    if (over > 0) this.#report(path, `is ${over} px too wide`);
    for (const fault of this.#faults.splice(0)) this.#report(path, fault);
    await this.#gather(path);
  }

  /** Visits what was linked to and not yet seen, and what is linked there, until nothing is left. */
  async followLinks(): Promise<void> {
    for (;;) {
      const next = [...this.#links.keys()].map(withoutFragment).find((address) => !this.#visited.has(address));
      if (next === undefined) break;
      if (next.startsWith('/api/')) await this.#request(next);
      else await this.visit(next);
    }
    for (const [address, from] of this.#links) {
      const [, fragment] = address.split('#');
      const ids = this.#visited.get(withoutFragment(address));
      if (fragment && ids && !ids.has(decodeURIComponent(fragment)))
        this.#report(from, `links to ${address}: no such part`);
    }
  }

  /** A page of the API is no page of the site: its links and its look have their own tests. */
  async #request(path: string): Promise<void> {
    const answer = await this.#page.request.get(path);
    if (answer.status() !== 200) this.#report(path, `is answered with ${answer.status()}`);
    this.#visited.set(path, new Set());
  }

  get addresses(): string[] {
    return [...this.#visited.keys()];
  }

  #report(path: string, what: string): void {
    this.problems.push(`${path} ${what}`);
  }

  #notice(response: Response): void {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      this.#report(this.#page.url(), `asks for ${pathname} and gets ${response.status()}`);
  }

  async #gather(path: string): Promise<void> {
    const { ids, links, broken, pathname } = await this.#page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a')].map((link) => link.href),
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      pathname: location.pathname,
    }));
    for (const source of broken) this.#report(path, `has a broken picture: ${source}`);
    // A guarded page that led to login has no parts of its own.
    const isWhatWasAsked = pathname === new URL(path, 'http://site').pathname;
    this.#visited.set(path, new Set(isWhatWasAsked ? ids : []));
    for (const href of links) this.#note(path, href);
  }

  #note(from: string, href: string): void {
    const { origin, pathname, search, hash, protocol } = new URL(href || 'nowhere:');
    if (origin === new URL(this.#page.url()).origin) this.#links.set(pathname + search + hash, from);
    else if (!outward.includes(protocol)) this.#report(from, `links to ${href}`);
  }
}

function withoutFragment(address: string): string {
  return address.split('#')[0] as string;
}

/** What can be read on the page, options of selects among it, on one line. */
async function shownText(page: Page): Promise<string> {
  const said = await page.evaluate(() => {
    const options = [...document.querySelectorAll('option')].map(({ text }) => text);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on screen.
    return [document.body.innerText, ...options].join(' ');
  });
  return said.replace(/\s+/g, ' ');
}
