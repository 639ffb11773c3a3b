import { catalogue } from '@goldwren/game-engine/registry';
import { expect, type Page, type Request, type Response } from '@playwright/test';
import { watchFaults } from '../faults.ts';
import { allViolations, contrastViolations, horizontalOverflow, waitForPage } from '../page-checks/axe.ts';
import { textsLostBySpacing } from '../page-checks/text-spacing.ts';
import { pendingRequests } from '../pending-requests.ts';
import { quotesFor } from '../quoted-texts.ts';
import { kindsOfPages, publicPages } from './pages.ts';

/** Allowed protocols of links, in addition to links within the site. */
const externalProtocols = ['https:', 'tel:', 'sms:', 'mailto:'];

const themes = ['dark', 'light'] as const;

type Who = 'visitor' | 'player';

/** Visits the pages of the site, and records problems, links, and link targets. */
export class Tour {
  readonly problems: string[] = [];
  /** Number of pages whose accessibility was checked. */
  #examined = 0;
  /** URL without fragment → the IDs on the page, or null if they are unknown. */
  readonly #visited = new Map<string, ReadonlySet<string> | null>();
  readonly #kindOf = kindsOfPages();
  /** Patterns of visited pages with a parameter. */
  readonly #kinds = new Set<string | null>();
  /** URL with fragment → a page that links to it. */
  readonly #links = new Map<string, string>();
  readonly #page: Page;
  readonly #who: Who;
  readonly #faults: string[];
  readonly #pending: ReadonlySet<Request>;

  constructor(page: Page, who: Who) {
    this.#page = page;
    this.#who = who;
    this.#faults = watchFaults(page);
    this.#pending = pendingRequests(page);
    page.on('response', (response) => this.#notice(response));
  }

  /**
   * Checks everything that applies to every page.
   * @param isExamined Whether to check accessibility and text spacing, too. This takes longer than everything else.
   */
  async inspect(path: string, isExamined = true): Promise<void> {
    await this.visit(path);
    const page = this.#page;
    for (const quote of quotesFor(path, this.#who)) {
      if (!(await this.#shows(quote))) this.#report(path, `does not show ${quote}`);
    }
    if (!isExamined) return;
    // Each change checks each page in one theme, alternating between pages. The nightly run checks both themes.
    const theme = themes[this.#examined % 2] as (typeof themes)[number];
    this.#examined += 1;
    await page.emulateMedia({ colorScheme: theme });
    for (const violation of await allViolations(page)) this.#report(path, `in the ${theme} theme ${violation}`);
    if (process.env.NIGHTLY) await this.#checkContrast(path, theme === 'dark' ? 'light' : 'dark');
    for (const loss of await textsLostBySpacing(page)) this.#report(path, `with spaced text: ${loss}`);
  }

  async #checkContrast(path: string, theme: (typeof themes)[number]): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme });
    for (const violation of await contrastViolations(this.#page))
      this.#report(path, `in the ${theme} theme ${violation}`);
  }

  /** Some texts appear a moment after the last response, such as the balances of a game. */
  async #shows(quote: string | RegExp): Promise<boolean> {
    for (let look = 0; look < 20; look += 1) {
      const shown = await shownText(this.#page);
      if (typeof quote === 'string' ? shown.includes(quote) : quote.test(shown)) return true;
      await this.#page.waitForTimeout(100);
    }
    return false;
  }

  /** Expects that the page loads, fits its window, and logs nothing to the console. */
  async visit(path: string): Promise<void> {
    const page = this.#page;
    const answer = await page.goto(path);
    await waitForPage(page);
    // The footer appears last on every page.
    await page.getByRole('contentinfo').waitFor();
    await expect
      .poll(() => this.#pending.size, { intervals: [20, 50], message: `${path} does not finish loading` })
      .toBe(0);
    if (answer?.status() !== 200) this.#report(path, `returns status ${answer?.status()}`);
    this.#kinds.add(this.#kindOf(pathOf(path)));
    const title = await page.getByRole('heading', { level: 1 }).first().textContent();
    if (/not found|went wrong/i.test(title ?? '')) this.#report(path, `shows "${title}"`);
    const over = await horizontalOverflow(page);
    if (over > 0) this.#report(path, `is ${over} px too wide`);
    for (const fault of this.#faults.splice(0)) this.#report(path, fault);
    await this.#collectLinks(path);
  }

  /**
   * Visits linked pages that were not visited yet, and their links, until none is left. A player's tour leaves public pages to
   * the visitor's tour. Of pages that only differ in a parameter, such as the articles of the Help Center, one is opened, and the
   * others are requested. The nightly run opens them all.
   */
  async followLinks(): Promise<void> {
    const isPublic = publicPages();
    const isForVisitor = (address: string) =>
      this.#who === 'player' && !process.env.NIGHTLY && isPublic(pathOf(address));
    const isLikeVisited = (address: string) => {
      const kind = this.#kindOf(pathOf(address));
      return !process.env.NIGHTLY && kind !== null && this.#kinds.has(kind);
    };
    for (;;) {
      const next = [...this.#links.keys()]
        .map(withoutFragment)
        .find((address) => !this.#visited.has(address) && !isForVisitor(address));
      if (next === undefined) break;
      if (/^\/(api\/|downloads\/|build-manifest\.json$)/.test(next)) await this.#request(next);
      else if (isLikeVisited(next)) await this.#read(next);
      else await this.visit(next);
    }
    for (const [address, from] of this.#links) {
      const [, fragment] = address.split('#');
      const ids = this.#visited.get(withoutFragment(address));
      if (fragment && ids && !ids.has(decodeURIComponent(fragment)))
        this.#report(from, `links to ${address}: no such part`);
    }
  }

  /** Pages of the API and files have their own tests, so only the status is checked. */
  async #request(path: string): Promise<void> {
    const answer = await this.#page.request.get(path);
    if (answer.status() !== 200) this.#report(path, `returns status ${answer.status()}`);
    this.#visited.set(path, new Set());
  }

  /** Reads a page as the server sends it. The document of a page that search engines may list has all its IDs and links. */
  async #read(path: string): Promise<void> {
    const answer = await this.#page.request.get(path);
    if (answer.status() !== 200) this.#report(path, `returns status ${answer.status()}`);
    const [, game] = /^\/games\/([^/]+)/.exec(pathOf(path)) ?? [];
    if (game && !catalogue.some(({ slug }) => slug === game)) this.#report(path, 'is of an unknown game');
    const document = await answer.text();
    const [ids, links] = [/ id="([^"]+)"/g, /<a [^>]*?href="([^"]*)"/g].map((pattern) =>
      [...document.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&')),
    ) as [string[], string[]];
    this.#visited.set(path, document.includes('<main') ? new Set(ids) : null);
    for (const link of links) this.#note(path, new URL(link, this.#page.url()).href);
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
      this.#report(this.#page.url(), `requests ${pathname} and gets ${response.status()}`);
  }

  async #collectLinks(path: string): Promise<void> {
    const { ids, links, broken, pathname } = await this.#page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a')].map((link) => link.href),
      broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      pathname: location.pathname,
    }));
    for (const source of broken) this.#report(path, `has a broken picture: ${source}`);
    // A protected page that redirected to login does not have its own IDs.
    const isRequestedPage = pathname === pathOf(path);
    this.#visited.set(path, new Set(isRequestedPage ? ids : []));
    for (const href of links) this.#note(path, href);
  }

  #note(from: string, href: string): void {
    const { origin, pathname, search, hash, protocol } = new URL(href || 'nowhere:');
    if (origin === new URL(this.#page.url()).origin) this.#links.set(pathname + search + hash, from);
    else if (!externalProtocols.includes(protocol)) this.#report(from, `links to ${href}`);
  }
}

function pathOf(address: string): string {
  return new URL(address, 'http://site').pathname;
}

function withoutFragment(address: string): string {
  return address.split('#')[0] as string;
}

/** Returns the visible text of the page, including the options of selects, on one line. */
async function shownText(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const options = [...document.querySelectorAll('option')].map(({ text }) => text);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on screen.
    return [document.body.innerText, ...options].join(' ');
  });
  return text.replace(/\s+/g, ' ');
}
