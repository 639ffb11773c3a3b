import type { RedemptionEligibility } from '@goldwren/contracts/player';
import { amountRules, parseHundredths, type RedeemableFacts, type RuleResult } from '@goldwren/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/queries.ts';
import { type Wish, wishedHundredths, wishedQuery } from '../form/wish.ts';

/** How long a player pauses before the server is asked about what they typed. */
const pauseMs = 350;

type Amounts = RedemptionEligibility['amounts'];

function factsOf(amounts: Amounts, heldSince: Date | null = null): RedeemableFacts {
  const hundredths = (amount: string) => parseHundredths(amount) ?? 0n;
  return {
    balance: hundredths(amounts.balance),
    unplayed: hundredths(amounts.unplayed),
    held: hundredths(amounts.held),
    heldSince,
    allowance: {
      requestHundredths: hundredths(amounts.request_limit),
      dayHundredths: hundredths(amounts.day_limit),
      monthHundredths: hundredths(amounts.month_limit),
    },
    usedToday: hundredths(amounts.used_today),
    usedThisMonth: hundredths(amounts.used_this_month),
  };
}

/**
 * Every rule for what is being typed: those about the player as the server last said, those about the amount asked of
 * the same function that the server asks, at once. `answersWish`: the server has been asked about this very amount.
 */
export function rulesFor(
  { rules, amounts }: RedemptionEligibility,
  wish: Wish,
  now: Date,
  answersWish: boolean,
): RuleResult[] {
  const heldSince = answersWish && amounts.held_since !== null ? new Date(amounts.held_since) : null;
  const asked = { amountHundredths: wishedHundredths(wish), method: wish.method };
  const own = amountRules(factsOf(amounts, heldSince), asked, now);
  const aboutPlayer = rules.filter(({ code }) => !own.some((rule) => rule.code === code)).map(ruleOf);
  return [...aboutPlayer, ...own];
}

/** A rule as the server says it. */
export function ruleOf({ passes_at: at, ...rule }: RedemptionEligibility['rules'][number]): RuleResult {
  return { ...rule, passesAt: at === null ? null : new Date(at) };
}

/** What the server says of a wish, once its player pauses; what it said of the one before stays meanwhile. */
export function useEligibility(wish: Wish) {
  const { amount = '', method } = wishedQuery(wish);
  const [asked, setAsked] = useState({ amount, method });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ amount, method }), pauseMs);
    return () => clearTimeout(timer);
  }, [amount, method]);
  const query = { method: asked.method, ...(asked.amount === '' ? {} : { amount: asked.amount }) };
  const answer = useQuery({ ...queries.redemptions.eligibility({ query }), placeholderData: keepPreviousData });
  const answersWish = !answer.isPlaceholderData && asked.amount === amount && asked.method === method;
  return { answer, answersWish };
}
