import type { Page } from '@playwright/test';

/** The time in every picture: noon in New York. */
const moment = new Date('2026-11-23T17:00:00Z');
/** The games in lists of games, so that a new game does not change pictures of lists. */
const listedGames = ['starlight-fortune', 'jacks-or-better-poker'];

/** Each run creates a new player with a new email address. Pictures show a fixed one. */
export const randomAddress = /e2e-[0-9a-f-]{36}@/g;
export const oneAddress = 'ada@';

const winners = [
  { display_name: 'Grace H.', amount: '120.00', paid_at: '2026-11-22T15:00:00.000Z' },
  { display_name: 'Alan T.', amount: '64.00', paid_at: '2026-11-21T15:00:00.000Z' },
  { display_name: 'Mary S.', amount: '100.00', paid_at: '2026-11-20T15:00:00.000Z' },
];

function dayIn(zone: string, at: Date): number {
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at));
}

/**
 * Makes every visit look the same: one fixed time, response times relative to it, one email address, and fixed
 * winners.
 * @param games The games whose tiles and tables are shown.
 */
export async function freezePage(page: Page, games: readonly string[] = listedGames): Promise<void> {
  await page.clock.setFixedTime(moment);
  const now = new Date();
  const zone = 'America/New_York';
  const shiftMs = moment.getTime() - now.getTime();
  const shiftDaysMs = dayIn(zone, moment) - dayIn(zone, now);
  const options = { games, winners, shiftMs, shiftDaysMs, nowMs: now.getTime() };
  await page.addInitScript(stabiliseResponses, { ...options, address: randomAddress.source, oneAddress });
}

interface Settling {
  readonly games: readonly string[];
  readonly winners: unknown;
  readonly shiftMs: number;
  readonly shiftDaysMs: number;
  readonly nowMs: number;
  /** The source of the pattern. */
  readonly address: string;
  readonly oneAddress: string;
}

/** Runs in the page before its own scripts. */
function stabiliseResponses({ games, winners: paid, shiftMs, shiftDaysMs, nowMs, ...mail }: Settling): void {
  const hourMs = 3_600_000;
  const yearMs = 400 * 24 * hourMs;
  const instant = (iso: string) => new Date(Math.round((Date.parse(iso) + shiftMs) / hourMs) * hourMs).toISOString();
  const day = (quoted: string) => {
    const at = Date.parse(quoted.slice(1, -1));
    // A date of birth does not depend on the current time.
    if (Math.abs(at - nowMs) > yearMs) return quoted;
    return `"${new Date(at + shiftDaysMs).toISOString().slice(0, 10)}"`;
  };
  const settled = (path: string, text: string): string => {
    const body = JSON.parse(
      text
        .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, instant)
        .replace(/"\d{4}-\d\d-\d\d"/g, day)
        .replace(new RegExp(mail.address, 'g'), mail.oneAddress),
    );
    if (path === '/api/games') body.results = body.results.filter(({ slug }: { slug: string }) => games.includes(slug));
    if (path === '/api/redemptions/recent') body.results = paid;
    if (path.startsWith('/api/staff/') && Array.isArray(body.results)) Object.assign(body, { results: [], next: null });
    return JSON.stringify(body);
  };
  // Seeds and IDs differ at every visit, and so do the seals drawn from them, so they are hidden.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('code, .player .round-seal { visibility: hidden }');
  document.adoptedStyleSheets.push(sheet);
  const originalFetch = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await originalFetch(...request);
    const { ok, url, status, statusText, headers } = response;
    const { pathname } = new URL(url);
    // Responses of a game session are signed, so they must not change.
    const isSigned = pathname.includes('/session/');
    const isSettled = isSigned || headers.has('x-fixed');
    if (!ok || isSettled || !headers.get('content-type')?.includes('json')) return response;
    return new Response(settled(pathname, await response.text()), { status, statusText, headers });
  };
}
