import type { RedemptionEligibility } from '@goldwren/contracts/player';
import { amountRules, parseHundredths, type RedeemableFacts, type RuleResult } from '@goldwren/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/queries.ts';
import { type Wish, wishedHundredths, wishedQuery } from '../form/wish.ts';

/** The pause after typing before the server is queried, in milliseconds. */
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
 * The rules for the typed amount. Rules about the player come from the last server answer. Rules about the amount are
 * computed immediately, with the same function that the server uses. `answersWish` means that the server has answered for
 * this exact amount.
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

/** Converts a rule from the server's format. */
export function ruleOf({ passes_at: at, ...rule }: RedemptionEligibility['rules'][number]): RuleResult {
  return { ...rule, passesAt: at === null ? null : new Date(at) };
}

/** The server's answer for the typed amount, queried after a pause in typing. The previous answer stays until then. */
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
