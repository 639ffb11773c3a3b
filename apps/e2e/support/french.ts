import { catalogue as games } from '@goldwren/game-engine/registry';
import { nationalHelpline, ownHelplines } from '@goldwren/rules';
import { account } from '@goldwren/words/en/account';
import { activity } from '@goldwren/words/en/activity';
import { callProblems } from '@goldwren/words/en/call-problems';
import { catalogue } from '@goldwren/words/en/catalogue';
import { contact } from '@goldwren/words/en/contact';
import { dashboard } from '@goldwren/words/en/dashboard';
import { footer } from '@goldwren/words/en/footer';
import { gameCard } from '@goldwren/words/en/game-card';
import { starlightFortune } from '@goldwren/words/en/games/starlight-fortune';
import { helplines } from '@goldwren/words/en/helplines';
import { identity } from '@goldwren/words/en/identity';
import { limits } from '@goldwren/words/en/limits';
import { odds } from '@goldwren/words/en/odds';
import { orderStatus } from '@goldwren/words/en/order-status';
import { pages } from '@goldwren/words/en/pages';
import { payoutTimes } from '@goldwren/words/en/payout-times';
import { play } from '@goldwren/words/en/play';
import { playBreaks } from '@goldwren/words/en/play-breaks';
import { playPause } from '@goldwren/words/en/play-pause';
import { playStatement } from '@goldwren/words/en/play-statement';
import { privacyCenter } from '@goldwren/words/en/privacy-center';
import { redeem } from '@goldwren/words/en/redeem';
import { redemptionHistory } from '@goldwren/words/en/redemption-history';
import { redemptions } from '@goldwren/words/en/redemptions';
import { responsiblePlay } from '@goldwren/words/en/responsible-play';
import { site } from '@goldwren/words/en/site';
import { skillTest } from '@goldwren/words/en/skill-test';
import { store } from '@goldwren/words/en/store';
import { verifyIdentity } from '@goldwren/words/en/verify-identity';
import { w9 } from '@goldwren/words/en/w9';
import { winners } from '@goldwren/words/en/winners';
import { account as frAccount } from '@goldwren/words/fr-CA/account';
import { activity as frActivity } from '@goldwren/words/fr-CA/activity';
import { callProblems as frCallProblems } from '@goldwren/words/fr-CA/call-problems';
import { catalogue as frCatalogue } from '@goldwren/words/fr-CA/catalogue';
import { contact as frContact } from '@goldwren/words/fr-CA/contact';
import { dashboard as frDashboard } from '@goldwren/words/fr-CA/dashboard';
import { footer as frFooter } from '@goldwren/words/fr-CA/footer';
import { gameCard as frGameCard } from '@goldwren/words/fr-CA/game-card';
import { starlightFortune as frStarlightFortune } from '@goldwren/words/fr-CA/games/starlight-fortune';
import { helplines as frHelplines } from '@goldwren/words/fr-CA/helplines';
import { identity as frIdentity } from '@goldwren/words/fr-CA/identity';
import { limits as frLimits } from '@goldwren/words/fr-CA/limits';
import { odds as frOdds } from '@goldwren/words/fr-CA/odds';
import { orderStatus as frOrderStatus } from '@goldwren/words/fr-CA/order-status';
import { pages as frPages } from '@goldwren/words/fr-CA/pages';
import { payoutTimes as frPayoutTimes } from '@goldwren/words/fr-CA/payout-times';
import { play as frPlay } from '@goldwren/words/fr-CA/play';
import { playBreaks as frPlayBreaks } from '@goldwren/words/fr-CA/play-breaks';
import { playPause as frPlayPause } from '@goldwren/words/fr-CA/play-pause';
import { playStatement as frPlayStatement } from '@goldwren/words/fr-CA/play-statement';
import { privacyCenter as frPrivacyCenter } from '@goldwren/words/fr-CA/privacy-center';
import { redeem as frRedeem } from '@goldwren/words/fr-CA/redeem';
import { redemptionHistory as frRedemptionHistory } from '@goldwren/words/fr-CA/redemption-history';
import { redemptions as frRedemptions } from '@goldwren/words/fr-CA/redemptions';
import { responsiblePlay as frResponsiblePlay } from '@goldwren/words/fr-CA/responsible-play';
import { site as frSite } from '@goldwren/words/fr-CA/site';
import { skillTest as frSkillTest } from '@goldwren/words/fr-CA/skill-test';
import { store as frStore } from '@goldwren/words/fr-CA/store';
import { verifyIdentity as frVerifyIdentity } from '@goldwren/words/fr-CA/verify-identity';
import { w9 as frW9 } from '@goldwren/words/fr-CA/w9';
import { winners as frWinners } from '@goldwren/words/fr-CA/winners';
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
