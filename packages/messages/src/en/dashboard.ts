import { account, brand, type RestrictionCode, dashboard as rules } from '@goldwren/rules';
import { formats } from './formats.ts';

/** What each restriction means for the player. `state_required` has a form of its own. */
const restrictions: Record<Exclude<RestrictionCode, 'state_required'>, string> = {
  account_suspended: 'Your account is suspended. You can see your balances and records, but not play or redeem.',
  redemption_suspended:
    'A payment of yours was taken back, so you cannot redeem until it is settled. You can still play with what you have.',
  self_excluded:
    'You have excluded yourself from play. You can see your records, and what you asked to redeem is still paid.',
  exclusion_review:
    'Your details are similar to those of a person who has excluded themselves from play. Our team compares them, usually within one business day. Until then you cannot play, buy or redeem. Your coins and your requests stay as they are.',
  cooling_off: 'You are taking a break from play. Your coins are kept, and you can still redeem.',
  region_blocked: `${brand.name} is not available where you live. You can see your balances and records, but not play.`,
  sweeps_unavailable: `${brand.sweepsCoins} are not available where you live. You can play every game with ${brand.goldCoins}.`,
};

export const dashboard = {
  restrictions,
  questions: 'Questions?',
  welcomeBack: (name: string) => `Welcome back, ${name}.`,
  verifyNote: {
    title: 'Verify your email',
    text: 'Open the link in the mail that we sent you. You can play without it; free entries and redemption wait for it.',
    /** Where there are no Sweeps Coins. */
    textWithout: 'Open the link in the mail that we sent you. You can play without it.',
    sent: 'We have sent the link. Look into your spam folder too.',
    sending: 'Sending…',
    again: 'Send the link again',
  },
  wallet: 'Wallet',
  ownPages: 'Your pages',
  playGames: 'Play games',
  redeem: 'Redeem',
  hadBefore: `The welcome ${brand.sweepsCoins} come once per mailbox, and another account with yours has had them.`,
  saved: 'Saved. Thank you.',
  saving: 'Saving…',
  save: 'Save',
  whereTitle: `Tell us where you live to use your ${brand.sweepsCoins}`,
  whereText: {
    US: `The rules differ by state. Where ${brand.sweepsCoins} are not available, choosing yours ends the ones you have. You can change it again after ${account.regionChangeIntervalDays} days.`,
    CA: `The rules differ by province or territory. Where ${brand.sweepsCoins} are not available, choosing yours ends the ones you have. You can change it again after ${account.regionChangeIntervalDays} days.`,
  },
  balances: {
    loading: 'Loading balances',
    problem: 'Could not load your balances.',
    goldNote: 'For entertainment only.',
    sweepsNote: 'Promotional entries.',
    sweepsExpire: (at: string) => `They expire on ${formats.day(at)} if you neither play nor log in again before.`,
    unplayed: 'Unplayed SC',
    unplayedNote: 'Play each coin once before it can be redeemed.',
    vip: `VIP · ${rules.vipLevel}`,
    vipProgress: 'VIP progress',
    vipOf: (percent: number) =>
      `The bar shows your ${brand.goldCoins}: ${percent}% of ${formats.amount(rules.vipGoalHundredths)}. Every player is ${rules.vipLevel}; a full bar brings no prize.`,
  },
  bonus: {
    title: 'Daily login bonus',
    loading: 'Loading login bonus',
    problem: 'Could not load your login bonus.',
    days: 'The seven days',
    claiming: 'Claiming…',
    claim: (amount: string) => `Claim ${amount} GC`,
    claimedToday: 'Claimed for today.',
    next: (day: number, amount: string, from: string | null) =>
      `Day ${day} gives ${amount} GC${from === null ? '' : `, from ${from} Eastern Time`}.`,
    once: 'Once a day. A missed day starts again at day 1.',
    day: (day: number) => `Day ${day}`,
    states: { claimed: 'Claimed', today: 'Today', ahead: 'Ahead' },
    added: (amount: string) => `${amount} GC added.`,
  },
  orders: {
    title: 'Recent orders',
    loading: 'Loading orders',
    problem: 'Could not load your orders.',
    none: 'No orders yet. Packages you buy are listed here with their state.',
    seePackages: 'See the packages',
    caption: 'Your latest orders',
    package: 'Package',
    amount: 'Amount',
    status: 'Status',
    date: 'Date',
  },
};
