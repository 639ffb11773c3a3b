import { catalogue as games } from '@goldwren/game-engine/registry';
import { account } from '@goldwren/messages/en/account';
import { activity } from '@goldwren/messages/en/activity';
import { callProblems } from '@goldwren/messages/en/call-problems';
import { catalogue } from '@goldwren/messages/en/catalogue';
import { contact } from '@goldwren/messages/en/contact';
import { dashboard } from '@goldwren/messages/en/dashboard';
import { footer } from '@goldwren/messages/en/footer';
import { gameCard } from '@goldwren/messages/en/game-card';
import { starlightFortune } from '@goldwren/messages/en/games/starlight-fortune';
import { helplines } from '@goldwren/messages/en/helplines';
import { identity } from '@goldwren/messages/en/identity';
import { limits } from '@goldwren/messages/en/limits';
import { odds } from '@goldwren/messages/en/odds';
import { orderStatus } from '@goldwren/messages/en/order-status';
import { pages } from '@goldwren/messages/en/pages';
import { payoutTimes } from '@goldwren/messages/en/payout-times';
import { play } from '@goldwren/messages/en/play';
import { playBreaks } from '@goldwren/messages/en/play-breaks';
import { playPause } from '@goldwren/messages/en/play-pause';
import { playStatement } from '@goldwren/messages/en/play-statement';
import { privacyCenter } from '@goldwren/messages/en/privacy-center';
import { redeem } from '@goldwren/messages/en/redeem';
import { redemptionHistory } from '@goldwren/messages/en/redemption-history';
import { redemptions } from '@goldwren/messages/en/redemptions';
import { responsiblePlay } from '@goldwren/messages/en/responsible-play';
import { site } from '@goldwren/messages/en/site';
import { skillTest } from '@goldwren/messages/en/skill-test';
import { store } from '@goldwren/messages/en/store';
import { verifyIdentity } from '@goldwren/messages/en/verify-identity';
import { w9 } from '@goldwren/messages/en/w9';
import { winners } from '@goldwren/messages/en/winners';
import { account as frAccount } from '@goldwren/messages/fr-CA/account';
import { activity as frActivity } from '@goldwren/messages/fr-CA/activity';
import { callProblems as frCallProblems } from '@goldwren/messages/fr-CA/call-problems';
import { catalogue as frCatalogue } from '@goldwren/messages/fr-CA/catalogue';
import { contact as frContact } from '@goldwren/messages/fr-CA/contact';
import { dashboard as frDashboard } from '@goldwren/messages/fr-CA/dashboard';
import { footer as frFooter } from '@goldwren/messages/fr-CA/footer';
import { gameCard as frGameCard } from '@goldwren/messages/fr-CA/game-card';
import { starlightFortune as frStarlightFortune } from '@goldwren/messages/fr-CA/games/starlight-fortune';
import { helplines as frHelplines } from '@goldwren/messages/fr-CA/helplines';
import { identity as frIdentity } from '@goldwren/messages/fr-CA/identity';
import { limits as frLimits } from '@goldwren/messages/fr-CA/limits';
import { odds as frOdds } from '@goldwren/messages/fr-CA/odds';
import { orderStatus as frOrderStatus } from '@goldwren/messages/fr-CA/order-status';
import { pages as frPages } from '@goldwren/messages/fr-CA/pages';
import { payoutTimes as frPayoutTimes } from '@goldwren/messages/fr-CA/payout-times';
import { play as frPlay } from '@goldwren/messages/fr-CA/play';
import { playBreaks as frPlayBreaks } from '@goldwren/messages/fr-CA/play-breaks';
import { playPause as frPlayPause } from '@goldwren/messages/fr-CA/play-pause';
import { playStatement as frPlayStatement } from '@goldwren/messages/fr-CA/play-statement';
import { privacyCenter as frPrivacyCenter } from '@goldwren/messages/fr-CA/privacy-center';
import { redeem as frRedeem } from '@goldwren/messages/fr-CA/redeem';
import { redemptionHistory as frRedemptionHistory } from '@goldwren/messages/fr-CA/redemption-history';
import { redemptions as frRedemptions } from '@goldwren/messages/fr-CA/redemptions';
import { responsiblePlay as frResponsiblePlay } from '@goldwren/messages/fr-CA/responsible-play';
import { site as frSite } from '@goldwren/messages/fr-CA/site';
import { skillTest as frSkillTest } from '@goldwren/messages/fr-CA/skill-test';
import { store as frStore } from '@goldwren/messages/fr-CA/store';
import { verifyIdentity as frVerifyIdentity } from '@goldwren/messages/fr-CA/verify-identity';
import { w9 as frW9 } from '@goldwren/messages/fr-CA/w9';
import { winners as frWinners } from '@goldwren/messages/fr-CA/winners';
import { nationalHelpline, ownHelplines } from '@goldwren/rules';
import type { Page } from '@playwright/test';

/** Every word of a text that is long enough to belong to one language. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3);
}

/** The words of every sentence and of every function's text in an area. */
function wordsOf(area: unknown): string[] {
  if (typeof area === 'string') return wordsIn(area);
  if (typeof area === 'function') return wordsIn((String(area).match(/`[^`]*`|'[^']*'/g) ?? []).join(' '));
  return typeof area === 'object' && area !== null ? Object.values(area).flatMap(wordsOf) : [];
}

const titles = games.map(({ title }) => title);
const helplineNames = [nationalHelpline, ...ownHelplines('US'), ...ownHelplines('CA')].map(({ name }) => name);
/** Names of packages, games, helplines and the District of Columbia, what is painted on symbols, and the button to English. */
const names = new Set(
  wordsIn(`First Purchase Special ${titles} English Goldwren Sweeps Menu WILD Royal Columbia ${helplineNames}`),
);
const french = new Set(
  [
    frAccount,
    frActivity,
    frOdds,
    frCatalogue,
    frContact,
    frDashboard,
    frFooter,
    frGameCard,
    frStarlightFortune,
    frPages,
    frPlay,
    frSite,
    frStore,
    frIdentity,
    frPayoutTimes,
    frRedeem,
    frRedemptionHistory,
    frRedemptions,
    frSkillTest,
    frVerifyIdentity,
    frW9,
    frCallProblems,
    frHelplines,
    frLimits,
    frOrderStatus,
    frPlayBreaks,
    frPlayPause,
    frPlayStatement,
    frPrivacyCenter,
    frResponsiblePlay,
    frWinners,
  ].flatMap(wordsOf),
);
const english = new Set(
  [
    account,
    activity,
    odds,
    catalogue,
    contact,
    dashboard,
    footer,
    gameCard,
    starlightFortune,
    pages,
    play,
    site,
    store,
    identity,
    payoutTimes,
    redeem,
    redemptionHistory,
    redemptions,
    skillTest,
    verifyIdentity,
    w9,
    callProblems,
    helplines,
    limits,
    orderStatus,
    playBreaks,
    playPause,
    playStatement,
    privacyCenter,
    responsiblePlay,
    winners,
  ]
    .flatMap(wordsOf)
    .filter((word) => !french.has(word) && !names.has(word)),
);

/** English words on screen, or said by the names of what is on it. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on screen.
    return [document.title, document.body.innerText, ...named].join(' ');
  });
  return [...new Set(wordsIn(said))].filter((word) => english.has(word));
}
