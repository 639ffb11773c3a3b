import {
  brand,
  type OrderStatus,
  orderExpiryHours,
  type PackageBadge,
  paymentMethods,
  policyExample,
} from '@goldwren/rules';
import { formats } from './formats.ts';

interface OutcomeMessages {
  readonly title: string;
  readonly text: string;
}

/** What each state means to the buyer. None but `paid` says or hints that coins were added. */
const outcomes: Record<OrderStatus | 'left', OutcomeMessages> = {
  created: {
    title: 'Waiting for your payment',
    text: 'The payment provider has not confirmed a payment yet. Coins are added as soon as it does.',
  },
  pending: {
    title: 'Your payment is being processed',
    text: 'The payment provider is still working on it. Some payments take a while; you can leave this page.',
  },
  paid: { title: 'Paid', text: 'Thank you. The coins are in your balance.' },
  failed: {
    title: 'The payment failed',
    text: 'The payment provider did not take the payment, so no coins were added. You can try again.',
  },
  cancelled: {
    title: 'Order cancelled',
    text: 'You cancelled the payment. Nothing was charged and no coins were added.',
  },
  expired: {
    title: 'Order expired',
    text: `It was not paid within ${orderExpiryHours} hours. Nothing was charged and no coins were added.`,
  },
  review: {
    title: 'We are checking this payment',
    text: 'Something about it does not match the order, so a person looks at it first. You do not have to pay again.',
  },
  refunded: {
    title: 'Refunded',
    text: 'The payment was returned to you, and coins of this order were taken back.',
  },
  charged_back: {
    title: 'Charged back',
    text: 'The payment was taken back from us, and coins of this order were taken back. Contact us if this surprises you.',
  },
  /** A buyer who came back by the payment page's Cancel while no outcome is known. */
  left: {
    title: 'You left the payment page',
    text: 'No payment has been confirmed and no coins were added. If you did pay, this page shows it once it is confirmed.',
  },
};

const badges: Record<PackageBadge, string> = {
  best_value: 'BEST VALUE',
  beginners: 'Perfect for beginners',
  vip: 'VIP Package',
};

/** Buying coins, and what became of an order. */
export const store = {
  outcomes,
  badges,
  title: 'Buy Coins',
  intro: (goldOnly: string) =>
    `${brand.goldCoins} to play with. Every package includes free ${brand.sweepsCoins}${goldOnly === '' ? '' : `, except in ${goldOnly}`}.`,
  introGold: 'Gold Coins to play with.',
  noSweepsIn: (place: string) => `${brand.sweepsCoins} are not available in ${place}, so no package brings any.`,
  perDollar: (amount: string) => `${amount} ${brand.goldCode} per dollar`,
  getFree: 'Get Free SC',
  packages: 'Packages',
  loading: 'Loading packages...',
  failed: 'Failed to load packages.',
  unable: 'Unable to load packages',
  none: 'No packages are available right now. Please check back later.',
  bonusCoins: `Bonus ${brand.sweepsCoins}`,
  freeBonus: 'free bonus',
  opening: 'Opening checkout…',
  buyFor: (price: string) => `Buy for ${price}`,
  onceEach: 'Once per person, until your first purchase',
  howYouPay: 'How you pay',
  payWith: `Pay with ${formats.or(paymentMethods)} on the payment provider’s own page. We never see your card. Coins are added once the provider confirms the payment, usually within seconds.`,
  youBuy: `You buy ${brand.goldCoins}, which are for entertainment only and have no cash value.`,
  bonusIsFree: `${brand.sweepsCoins} cannot be bought; they come free as a bonus.`,
  example: `Example of how a bonus is written: ${formats.amount(policyExample.goldHundredths)} ${brand.goldCode} gives ${formats.amount(policyExample.sweepsHundredths)} ${brand.sweepsCode}. This is an example, not a package; what each package gives is printed on it.`,
  prices: 'Prices are in US dollars. An order that is not paid charges nothing and adds nothing.',
  ok: 'OK',
  order: {
    title: 'Your order',
    loading: 'Loading your order',
    problem: 'Could not load your order.',
    stale: 'We could not ask again just now. What you see may be out of date.',
    looksAgain: 'This page looks again by itself. Coins are added even when you close it.',
    checkNow: 'Check now',
    play: 'Play',
    back: 'Back to packages',
    unknown: 'Order not found',
    unknownText: 'None of your orders has this number. If you have just paid, your order is listed on your dashboard.',
    package: 'Package',
    price: 'Price',
    gold: 'Gold Coins',
    goldAdded: 'Gold Coins added',
    bonus: 'Bonus',
    bonusAdded: 'Bonus added',
    order: 'Order',
    orderNumber: 'order number',
    history: 'History',
    goldNow: 'Gold Coins now',
    sweepsNow: 'Sweeps Coins now',
    balancesProblem: 'Could not load your balances.',
  },
};
