import { account, brand, welcomeOffer } from '@goldwren/rules';
import { ages } from '../ages.ts';
import { coins } from '../coins/coins.ts';

/** A game without an account, with coins of the page. */
export const demo = {
  of: (title: string) => `${title}: demo`,
  title: 'Demo',
  line: (rtp: string) => `Demo · RTP ${rtp} · no account, no real coins`,
  balance: (amount: string) => `Demo GC: ${amount}`,
  coins: `You play with ${coins.gold(welcomeOffer.goldHundredths)} that exist only on this page. They cannot be redeemed, and they are gone when you leave. When they do not cover a stake, you get the same amount again.`,
  dealer:
    'Rules, odds and random numbers are the same as in real rounds. Here, your browser makes both halves of each random number. In a real round, our server makes one half and locks it in first. Then your browser sends the other half, and verifies the round in the same way.',
  how: 'How it works',
  age: `A demo is for people who may have an account: ${ages.inShort}.`,
  ofAge: 'I am old enough',
  closed: 'This game is closed at the moment, so there is no demo.',
  register: 'Sign up and play',
  login: 'I have an account',
  games: 'All games',
  smallPrint: `For entertainment only. ${account.minimumAgeYears}+. ${brand.name} demos are not recorded.`,
};
