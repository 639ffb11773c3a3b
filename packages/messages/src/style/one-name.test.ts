import { expect, test } from 'vitest';
import { site as english } from '../en/site/site.ts';
import { site as french } from '../fr-CA/site/site.ts';
import { messagesIn, messagesOf } from '../testing/message-sources.ts';

/** Names of concepts that have another name on the player site. */
const refused: Readonly<Record<'en' | 'fr-CA', readonly RegExp[]>> = {
  en: [
    // Log in, log out.
    /\bsign(?:s|ed|ing)?[ -](?:you )?(?:in|out)(?:s)?\b(?!-)/i,
    // Verify your email.
    /\bconfirm (?:your|the) (?:e-?mail|address)/i,
    // Support ticket, redemption, play time, math, RTP, equal status of orders and redemptions.
    /\bconversations?\b/i,
    /\b(?:prize requests?|requests? (?:for )?a prize)\b/i,
    /\btime of play\b/i,
    /\bmaths\b/i,
    /\b(?:its|their|your order.s) state\b/i,
    // An email is never called a mail.
    /\b(?:we|We) mail you\b/,
  ],
  'fr-CA': [
    /s’identifier\b/i,
    /ouvrir une session/i,
    /vérifiez votre (?:adresse |courriel)/i,
    /\bconversations?\b/i,
    /\bdemandes? de prix\b/i,
    // Séance de jeu, concours, boîte de courriel, coordonnées et mode de versement, table des gains, adjacent.
    /\bsessions?\b/i,
    /\bsweepstakes\b/i,
    /\bboîte aux lettres\b/i,
    /\bcoordonnées de paiement\b/i,
    /\btableau des gains\b/i,
    /\brouleaux voisins\b/i,
  ],
};

function otherNames(locale: 'en' | 'fr-CA', messages: readonly string[]): string[] {
  return messages
    .map((message) => message.replace(/sign-in-(?:link|and-security)|stay-signed-in/g, ''))
    .filter((message) => refused[locale].some((name) => name.test(message)));
}

test.each(['en', 'fr-CA'] as const)('the messages in %s use one name for each concept', (locale) => {
  const found = messagesOf(locale).flatMap(({ file, text }) =>
    otherNames(locale, [text]).map((message) => `${file}: ${message}`),
  );
  expect(found.join('\n')).toBe('');
});

test.each([
  ['en', english],
  ['fr-CA', french],
])('the wallet has the same name on phone and desktop in %s', (_, site) => {
  expect(site.wallet).toBe(site.short.dashboard);
});

test.each([
  "const a = 'Sign in to play'; const b = 'Log in';",
  "const a = 'You are signed out.'; const page = 'sign-in-link';",
  "const a = 'Your conversation'; // sign in",
])('finds another name in %s', (source) => {
  expect(otherNames('en', messagesIn(source))).toHaveLength(1);
});
