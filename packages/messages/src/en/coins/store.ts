import {
  brand,
  type OrderStatus,
  orderExpiryHours,
  type PackageBadge,
  paymentMethods,
  policyExample,
} from '@goldwren/rules';
import { formats } from '../formats.ts';

interface OutcomeMessages {
  readonly title: string;
  readonly text: string;
}

/** What each status means to the buyer. Only `paid` says that coins were added. */
const outcomes: Record<OrderStatus | 'left', OutcomeMessages> = {
  created: {
    title: 'Waiting for your payment',
    text: 'The payment provider has not confirmed a payment yet. We add coins when it does.',
  },
  pending: {
    title: 'Your payment is being processed',
    text: 'The payment provider is still working on it. This can take a while. You can leave this page.',
  },
  paid: { title: 'Paid', text: 'Thank you. The coins are in your balance.' },
  failed: {
    title: 'The payment failed',
    text: 'The payment provider could not take the payment. You have not been charged, and no coins were added. You can try again.',
  },
  cancelled: {
    title: 'Order canceled',
    text: 'You canceled the payment. You have not been charged, and no coins were added.',
  },
  expired: {
    title: 'Order expired',
    text: `It was not paid within ${orderExpiryHours} hours. You have not been charged, and no coins were added.`,
  },
  review: {
    title: 'We are checking this payment',
    text: 'The payment does not match the order, so our staff check it first. You do not have to pay again.',
  },
  refunded: {
    title: 'Refunded',
    text: 'We returned the payment to you and removed coins of this order.',
  },
  charged_back: {
    title: 'Charged back',
    text: 'Your bank or payment provider reversed the payment, so we removed coins of this order. If you did not expect this, contact us.',
  },
  /** The buyer returned through Cancel on the payment page, and the outcome is not known yet. */
  left: {
    title: 'You left the payment page',
    text: 'The payment is not confirmed, and no coins were added. If you paid, this page shows it when the payment is confirmed.',
  },
};

const badges: Record<PackageBadge, string> = {
  best_value: 'BEST VALUE',
  beginners: 'Perfect for beginners',
  vip: 'VIP Package',
};

/** Buying coins, and the page of an order. */
export const store = {
  outcomes,
  badges,
  title: 'Buy Coins',
  intro: (goldOnly: string) =>
    `${brand.goldCoins} to play with. Every package includes free ${brand.sweepsCoins}${goldOnly === '' ? '' : `, except in ${goldOnly}`}.`,
  introGold: 'Gold Coins to play with.',
  noSweepsIn: (place: string) =>
    `${brand.sweepsCoins} are not available in ${place}, so packages include ${brand.goldCoins} only.`,
  /** Explains the labels on the packages. */
  labels:
    'BEST VALUE is a fixed label of the package in the middle of the list. To compare, use the coins per dollar of each package.',
  mostGold: 'the most of these packages',
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
  payWith: `Pay with ${formats.or(paymentMethods)} on the payment provider’s own page. We never see your card. We add coins when the provider confirms the payment, usually within seconds.`,
  youBuy: `You buy ${brand.goldCoins}, which are for entertainment only and have no cash value.`,
  bonusIsFree: `${brand.sweepsCoins} cannot be bought. They are a free bonus.`,
  example: `Example of a bonus: ${formats.amount(policyExample.goldHundredths)} ${brand.goldCode} gives ${formats.amount(policyExample.sweepsHundredths)} ${brand.sweepsCode}. This is an example, not a package. Each package shows what it includes.`,
  prices: 'Prices are in US dollars. Unpaid orders aren’t charged.',
  ok: 'OK',
  order: {
    title: 'Your order',
    loading: 'Loading your order',
    problem: 'Could not load your order.',
    stale: 'We could not update this page. It may be out of date.',
    looksAgain: 'This page updates automatically. We add your coins even if you close it.',
    checkNow: 'Check now',
    play: 'Play',
    back: 'Back to packages',
    unknown: 'Order not found',
    unknownText: 'You have no order with this number. If you have just paid, check the orders on your dashboard.',
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
