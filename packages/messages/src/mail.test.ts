import { entryRejectionReasons, mailTemplates, orderNoteCodes } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { orders } from './en/coins/orders.ts';
import { mail } from './en/mail/mail.ts';
import { type MailBlock, type MailFacts, writeMail } from './facts/mail-facts.ts';
import { orders as frenchOrders } from './fr-CA/coins/orders.ts';
import { mail as frenchMail } from './fr-CA/mail/mail.ts';

const entry = { fullName: 'Zoé Wren', reference: 'FE-77' };
const region = { code: 'region', country: 'CA', region: 'ON' } as const;
const prize = { firstName: 'Zoé', redemptionId: 'order-2', amount: '50.00', method: 'bank' } as const;
const moved = { note: null, dueAt: '2026-12-01T15:00:00.000Z', paid: null, withheld: null } as const;
const thread = { name: 'Zoé Wren', reference: 'TK-77' };
const answered = { subject: 'A <b>question</b>', answer: 'It is there.\nTry again.' };
const facts: readonly MailFacts[] = [
  { template: 'welcome', firstName: 'Zoé', gold: '2000000.00', sweeps: '2.00', hadBefore: false, token: 'T0' },
  { template: 'welcome', firstName: 'Zoé', gold: '2000000.00', sweeps: '0.00', hadBefore: true, token: 'T0' },
  { template: 'verify_email', firstName: 'Zoé', token: 'T0' },
  { template: 'reset_password', token: 'T0' },
  { template: 'sign_in_link', token: 'T0' },
  { template: 'cool_off_started', firstName: 'Zoé', until: '2026-07-01T03:30:00.000Z', by: 'support' },
  { template: 'self_excluded', firstName: 'Zoé', until: null, country: 'CA', region: 'ON', by: 'support' },
  {
    template: 'limits_set_by_support',
    firstName: 'Zoé',
    limits: [
      { kind: 'purchase', period: 'day', amount: '20.00' },
      { kind: 'play_time', period: 'week', amount: '90' },
    ],
  },
  { template: 'staff_set_up', name: 'Zoé Wren', isNew: true, token: 'T0' },
  { template: 'staff_set_up', name: 'Zoé Wren', isNew: false, token: 'T0' },
  { template: 'data_export_ready', firstName: 'Zoé', days: 7, expiresAt: '2026-07-01T03:30:00.000Z' },
  { template: 'account_deleted', firstName: 'Zoé', erasesAt: '2026-07-31T03:30:00.000Z' },
  { template: 'registration_attempt' },
  {
    template: 'receipt',
    firstName: 'Zoé',
    packageName: 'Bronze',
    price: '10.00',
    gold: '5000000.00',
    sweeps: '10.00',
    orderId: 'order-1',
    paidAt: '2026-07-01T03:30:00.000Z',
  },
  { template: 'free_entry_received', ...entry, method: 'online' },
  { template: 'free_entry_received', ...entry, method: 'mail' },
  { template: 'free_entry_approved', ...entry, amount: '5.00', waitsFor: null },
  { template: 'free_entry_approved', ...entry, amount: '5.00', waitsFor: 'account' },
  { template: 'free_entry_approved', ...entry, amount: '5.00', waitsFor: 'verification' },
  { template: 'free_entry_rejected', ...entry, rejection: region },
  { template: 'free_entry_rejected', ...entry, rejection: { ...region, region: null } },
  { template: 'free_entry_rejected', ...entry, rejection: { code: 'written', text: 'No such house.' } },
  ...entryRejectionReasons
    .filter((code) => code !== 'other')
    .flatMap((code) =>
      [null, 'No such house.'].map((note) => ({
        ...entry,
        template: 'free_entry_rejected' as const,
        rejection: { code, note },
      })),
    ),
  { template: 'support_received', ...thread, ticketId: 'ticket-1' },
  { template: 'support_received', ...thread, ticketId: null },
  { template: 'support_answered', ...thread, ...answered, ticketId: 'ticket-1' },
  { template: 'support_answered', ...thread, ...answered, ticketId: null },
  { template: 'support_started', ...thread, message: answered.answer, ticketId: 'ticket-1' },
  {
    template: 'sweeps_expiring',
    playerId: 'player-1',
    firstName: 'Zoé',
    amount: '12.40',
    expiresAt: '2026-07-01T03:30:00.000Z',
  },
  { template: 'identity_submitted', firstName: 'Zoé', dueBy: '2026-07-01T03:30:00.000Z' },
  { template: 'identity_verified', firstName: 'Zoé' },
  { template: 'identity_delayed', firstName: 'Zoé' },
  {
    template: 'identity_rejected',
    firstName: 'Zoé',
    documents: [
      { kind: 'selfie', reason: 'id_not_held' },
      { kind: 'address_proof', reason: 'too_old' },
    ],
    ssnRefused: true,
    note: null,
  },
  { template: 'identity_rejected', firstName: 'Zoé', documents: [], ssnRefused: true, note: 'Call us.' },
  { template: 'sweeps_expired', firstName: 'Zoé', amount: '12.40' },
  { template: 'cool_off_started', firstName: 'Zoé', until: '2026-07-01T03:30:00.000Z' },
  { template: 'self_excluded', firstName: 'Zoé', until: '2026-07-01T03:30:00.000Z' },
  { template: 'self_excluded', firstName: 'Zoé', until: null },
  { template: 'self_excluded', firstName: 'Zoé', until: null, country: 'CA', region: 'QC' },
  { template: 'registration_refused' },
  { template: 'redemption_requested', ...prize, needs: ['identity', 'skill_test'], dueAt: '2026-12-20T15:00:00.000Z' },
  { template: 'redemption_requested', ...prize, needs: [], dueAt: '2026-12-01T15:00:00.000Z' },
  { template: 'redemption_moved', ...prize, ...moved, status: 'in_review', reason: 'verified' },
  { template: 'redemption_moved', ...prize, ...moved, status: 'approved', reason: 'approved', note: 'order-note' },
  { template: 'redemption_moved', ...prize, ...moved, status: 'approved', reason: 'payout_failed', dueAt: null },
  { template: 'redemption_moved', ...prize, ...moved, status: 'processing', reason: 'handed_over' },
  { template: 'redemption_moved', ...prize, ...moved, status: 'paid', reason: 'paid', paid: '50.00', withheld: '0.00' },
  { template: 'redemption_moved', ...prize, ...moved, status: 'paid', reason: 'paid', paid: '4.00', withheld: '1.00' },
  ...(['rejected', 'returned', 'forfeited'] as const).map(
    (status) => ({ template: 'redemption_ended', ...prize, status, reason: 'rules', note: null }) as const,
  ),
  { template: 'redemption_ended', ...prize, status: 'returned', reason: 'rules', note: null, debtPaid: '12.50' },
  { template: 'redemption_needs', ...prize, need: 'w9' },
  { template: 'redemption_reminder', playerId: 'player-1', ...prize, needs: ['identity'], daysLeft: 1 },
  { template: 'redemption_reminder', playerId: 'player-1', ...prize, needs: ['skill_test'], daysLeft: 23 },
  { template: 'redemption_late', ...prize, reason: 'busy', note: 'order-note' },
  ...(['suspended', 'unsuspended', 'closed', 'redemption_restored'] as const).map(
    (change) => ({ template: 'account_changed', firstName: 'Zoé', change }) as const,
  ),
  { template: 'account_closed', firstName: 'Zoé' },
  { template: 'password_changed', firstName: 'Zoé', at: '2026-07-01T03:30:00.000Z' },
  {
    template: 'new_device',
    firstName: 'Zoé',
    browser: 'Firefox',
    system: 'Windows',
    network: '203.0.*.*',
    at: '2026-07-01T03:30:00.000Z',
  },
  {
    template: 'new_device',
    firstName: 'Zoé',
    browser: null,
    system: null,
    network: null,
    at: '2026-07-01T03:30:00.000Z',
  },
  ...[true, false].map((isOn) => ({ template: 'second_factor_changed', firstName: 'Zoé', isOn }) as const),
  ...[0, 1, 9].map((left) => ({ template: 'recovery_code_used', firstName: 'Zoé', left }) as const),
  ...(['gold', 'sweeps'] as const).flatMap((currency) =>
    (['credit', 'debit'] as const).map(
      (direction) =>
        ({
          template: 'balance_adjusted',
          firstName: 'Zoé',
          currency,
          direction,
          amount: '12.40',
          balance: '30.60',
        }) as const,
    ),
  ),
];

/** Text from staff appears unchanged in every language. */
const written = ['No such house.', 'Call us.', answered.answer];

function textsOf(blocks: readonly MailBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === 'string') return [block];
    return 'rows' in block ? block.rows.flat() : [block.link];
  });
}
const linksOf = (blocks: readonly MailBlock[]) =>
  blocks.flatMap((block) => (typeof block === 'object' && 'page' in block ? [[block.page, block.id]] : []));

test('the facts contain every email of the product', () => {
  expect([...new Set(facts.map(({ template }) => template))].sort()).toEqual([...mailTemplates].sort());
});

describe.each(facts.map((one) => [one.template, one] as const))('%s %o', (_template, one) => {
  const english = writeMail(mail, one);
  const french = writeMail(frenchMail, one);

  test('has a text in both languages without identical sentences', () => {
    for (const { subject, blocks } of [english, french]) {
      expect(subject).toMatch(/^\S[^\n]*\S$/);
      for (const text of textsOf(blocks)) expect(text).toMatch(/\S/);
      expect(textsOf(blocks).join(' ')).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(french.subject).not.toBe(english.subject);
    const own = textsOf(english.blocks).filter((text) => text.includes(' ') && !written.includes(text));
    expect(textsOf(french.blocks).filter((text) => own.includes(text))).toEqual([]);
  });

  test('has the same links and names in both languages', () => {
    expect(linksOf(french.blocks)).toEqual(linksOf(english.blocks));
    const named = Object.values(one).filter(
      (value) => typeof value === 'string' && /^(Zoé|FE-|TK-|Bronze|order-)/.test(value),
    );
    for (const value of named) {
      expect(textsOf(english.blocks).join('\n')).toContain(value);
      expect(textsOf(french.blocks).join('\n')).toContain(value);
    }
  });

  test('has no typed text in its subject', () => {
    for (const { subject } of [english, french]) expect(subject).not.toContain('Zoé');
  });
});

describe('the email of a returned redemption', () => {
  const returned = { template: 'redemption_ended', ...prize, status: 'returned', reason: 'rules', note: null } as const;
  const textOf = (words: typeof mail, debtPaid?: string) =>
    textsOf(writeMail(words, { ...returned, debtPaid }).blocks)
      .join(' ')
      .replaceAll('\u00a0', ' ');

  test('shows the part that paid a debt and the returned part', () => {
    expect(textOf(mail, '12.50')).toMatch(
      /We used 12\.50 Sweeps Coins of the 50 .* to settle .* other 37\.50 Sweeps Coins are back/,
    );
    expect(textOf(frenchMail, '12.50')).toMatch(/12,50 pièces Sweeps ont servi à régler.* 37,50 pièces Sweeps, est/);
    for (const words of [mail, frenchMail]) expect(textOf(words, '12.50')).not.toMatch(/All 50|totalité/);
  });

  test.each([undefined, '0.00'])('shows that everything was returned without a debt (%s)', (debtPaid) => {
    expect(textOf(mail, debtPaid)).toContain('All 50 Sweeps Coins are back in your account.');
    expect(textOf(frenchMail, debtPaid)).toContain('La totalité, soit 50 pièces Sweeps, est de retour');
  });
});

test.each(orderNoteCodes)('the order note %s has a sentence in both languages', (code) => {
  const note = { code, params: { package: 'Bronze', price_usd: '10.50' } } as never;
  const [english, french] = [orders.note(note), frenchOrders.note(note)];
  for (const text of [english, french]) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  expect(french).not.toBe(english);
  if (code !== 'special_twice') return;
  expect(english).toContain('Bronze package, which also costs $10.50');
  expect(french).toContain('forfait Bronze, qui coûte aussi 10,50\u00a0$\u00a0US');
});
