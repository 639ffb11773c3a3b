import { formats } from '../formats.ts';

/** The US federal tax form for larger prizes. */
export const w9 = {
  title: 'Tax form W-9',
  why: (threshold: string) =>
    `When your prizes in a calendar year reach ${formats.usd(threshold)}, US law requires a W-9 before we pay more. You send it once.`,
  paid: (amount: string) => `Paid to you this year: ${formats.usd(amount)}.`,
  loading: 'Loading your tax form',
  problem: 'Could not load your tax form.',
  form: 'Form W-9',
  legalName: 'Full name, as on your tax return',
  street: 'Street and number',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
  kind: 'Taxpayer number',
  kinds: { ssn: 'Social Security number', itin: 'ITIN' },
  tin: 'Number, nine digits',
  tinHint: 'We encrypt it before we store it, and then show only the last four digits.',
  certify:
    'Under penalties of perjury I certify that this is my correct taxpayer number, that I am a US person, and that my name and address are right.',
  signature: 'Signature: type your full name',
  send: 'Sign and send W-9',
  sending: 'Sending your W-9…',
  received: 'Your W-9 is on file. We continue with your payout.',
  onFile: (name: string, last4: string, day: string) =>
    `On file: ${name}, number ending in ${last4}, signed on ${day}.`,
};
