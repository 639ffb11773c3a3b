import { formats } from './formats.ts';

/** The federal form that larger prizes need, in the United States. */
export const w9 = {
  title: 'Tax form W-9',
  why: (threshold: string) =>
    `Once a calendar year's prizes reach ${formats.usd(threshold)}, US law asks for a W-9 before more is paid. One form counts for all later redemptions.`,
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
  tinHint: 'Encrypted before it is stored; afterwards only the last four digits are shown.',
  certify:
    'Under penalties of perjury I certify that this is my correct taxpayer number, that I am a US person, and that my name and address are right.',
  signature: 'Signature: type your full name',
  send: 'Sign and send the W-9',
  sending: 'Sending your W-9…',
  received: 'Your W-9 is on file. The payout goes on without you.',
  onFile: (name: string, last4: string, day: string) =>
    `On file: ${name}, number ending in ${last4}, signed on ${day}.`,
};
