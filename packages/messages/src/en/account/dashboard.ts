import { account, brand, type RestrictionCode, dashboard as rules } from '@goldwren/rules';
import { formats } from '../formats.ts';

/** What each restriction means for the player. `state_required` has its own form. */
const restrictions: Record<Exclude<RestrictionCode, 'state_required'>, string> = {
  account_suspended: 'Your account is suspended. You can see your balances and records, but you cannot play or redeem.',
  redemption_suspended:
    'Your bank or payment provider reversed a payment, so you cannot redeem until this is resolved. You can still play.',
  self_excluded:
    'You have excluded yourself from play. You can see your records, and we still pay your open redemptions.',
  exclusion_review:
    'Your details are similar to those of a person who is self-excluded. Our team compares them, usually within one business day. Until then you cannot play, buy or redeem. Your coins and your requests do not change.',
  cooling_off: 'You are taking a break from play. Your coins stay in your account, and you can still redeem.',
  region_blocked: `${brand.name} is not available where you live. You can see your balances and records, but you cannot play.`,
  sweeps_unavailable: `${brand.sweepsCoins} are not available where you live. You can play every game with ${brand.goldCoins}.`,
};

export const dashboard = {
  restrictions,
  questions: 'Questions?',
  welcomeBack: (name: string) => `Welcome, ${name}.`,
  verifyNote: {
    title: 'Verify your email',
    text: 'Open the link in the email we sent. You need it for free entries and redemptions.',
    /** In places without Sweeps Coins. */
    textWithout: 'Open the link in the email we sent. You can play without it.',
    sent: 'We have sent the link. Check your spam folder too.',
    sending: 'Sending…',
    again: 'Send the link again',
  },
  wallet: 'Wallet',
  ownPages: 'Your pages',
  playGames: 'Play games',
  redeem: 'Redeem',
  hadBefore: `Welcome ${brand.sweepsCoins} are given once per mailbox. Another account with your mailbox has received them.`,
  saved: 'Saved. Thank you.',
  saving: 'Saving…',
  save: 'Save',
  whereTitle: `Tell us where you live to use your ${brand.sweepsCoins}`,
  whereText: {
    US: `The rules differ by state. If you choose one without ${brand.sweepsCoins}, yours expire. You can change your state again after ${account.regionChangeIntervalDays} days.`,
    CA: `The rules differ by province or territory. If you choose one without ${brand.sweepsCoins}, yours expire. You can change it again after ${account.regionChangeIntervalDays} days.`,
  },
  balances: {
    loading: 'Loading balances',
    problem: 'Could not load your balances.',
    goldNote: 'For entertainment only.',
    sweepsNote: 'Promotional entries.',
    sweepsExpire: (at: string) => `They expire on ${formats.day(at)} unless you play or log in before then.`,
    unplayed: 'Unplayed SC',
    unplayedNote: 'Play each coin once before you redeem it.',
    vip: `VIP · ${rules.vipLevel}`,
    vipProgress: 'VIP progress',
    vipOf: (percent: number) =>
      `The bar shows your ${brand.goldCoins}: ${percent}% of ${formats.amount(rules.vipGoalHundredths)}. Every player is ${rules.vipLevel}. A full bar gives no prize.`,
  },
  bonus: {
    title: 'Daily login bonus',
    loading: 'Loading login bonus',
    problem: 'Could not load your login bonus.',
    days: 'The seven days',
    claiming: 'Claiming…',
    claim: (amount: string) => `Claim ${amount} GC`,
    claimedToday: 'Claimed today.',
    next: (day: number, amount: string, from: string | null) =>
      `Day ${day} gives ${amount} GC${from === null ? '' : `, from ${from} Eastern Time`}.`,
    once: 'Once a day. Miss a day and you start over at day 1.',
    day: (day: number) => `Day ${day}`,
    states: { claimed: 'Claimed', today: 'Today', ahead: 'Upcoming' },
    added: (amount: string) => `${amount} GC added.`,
  },
  orders: {
    title: 'Recent orders',
    loading: 'Loading orders',
    problem: 'Could not load your orders.',
    none: 'No orders yet. The packages you buy are listed here with their status.',
    seePackages: 'See packages',
    caption: 'Your recent orders',
    package: 'Package',
    amount: 'Amount',
    status: 'Status',
    date: 'Date',
  },
};
