import { describe, expect, test } from 'vitest';
import { mail } from '../en/mail/mail.ts';
import { pageDescriptions } from '../en/site/page-descriptions.ts';
import { type MailFacts, writeMail } from '../facts/mail-facts.ts';
import { mail as frenchMail } from '../fr-CA/mail/mail.ts';
import { pageDescriptions as frenchDescriptions } from '../fr-CA/site/page-descriptions.ts';

/** Texts that must not be promised to a player in a place without Sweeps Coins, such as Michigan. */
const offer = /sweeps|\bSC\b|free entr|redemption|participations? gratuite|échang/i;
const conditional = /where they are available|là où elles sont offertes/;

describe.each([
  ['en', pageDescriptions, mail],
  ['fr-CA', frenchDescriptions, frenchMail],
])('without Sweeps Coins, in %s', (_, descriptions, mails) => {
  test.each(['register', 'buy-coins', 'home', 'about', 'games'] as const)(
    'the description of %s does not offer any',
    (page) => {
      expect(descriptions[page].replace(/sweepstakes/gi, '')).not.toMatch(offer);
    },
  );

  test.each(['free-entry', 'game-player'] as const)('the description of %s offers them conditionally', (page) => {
    expect(descriptions[page]).toMatch(offer);
    expect(descriptions[page]).toMatch(conditional);
  });

  const none = { firstName: 'Zoé', gold: '2000000.00', sweeps: '0.00' };
  test.each<MailFacts>([
    { template: 'verify_email', firstName: 'Zoé', token: 'T0' },
    { template: 'welcome', ...none, hadBefore: false, token: 'T0' },
    {
      template: 'receipt',
      ...none,
      packageName: 'Bronze',
      price: '10.00',
      orderId: 'order-1',
      paidAt: '2026-07-01T03:30:00.000Z',
    },
  ])('the email $template does not offer any', (facts) => {
    const { subject, blocks } = writeMail(mails, facts);
    expect(JSON.stringify([subject, blocks])).not.toMatch(offer);
  });
});
