import type { RedemptionEligibility } from '@goldwren/contracts/player';
import { amountRules, parseHundredths, type RedeemableFacts, type RuleResult } from '@goldwren/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { draftHundredths, draftQuery, type RedemptionDraft } from '../form/redemption-draft.ts';

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
 * computed immediately, with the same function that the server uses. `answersDraft` means that the server has answered for
 * this exact amount.
 */
export function rulesFor(
  { rules, amounts }: RedemptionEligibility,
  draft: RedemptionDraft,
  now: Date,
  answersDraft: boolean,
): RuleResult[] {
  const heldSince = answersDraft && amounts.held_since !== null ? new Date(amounts.held_since) : null;
  const requested = { amountHundredths: draftHundredths(draft), method: draft.method };
  const own = amountRules(factsOf(amounts, heldSince), requested, now);
  const aboutPlayer = rules.filter(({ code }) => !own.some((rule) => rule.code === code)).map(ruleOf);
  return [...aboutPlayer, ...own];
}

/** Converts a rule from the server's format. */
export function ruleOf({ passes_at: at, ...rule }: RedemptionEligibility['rules'][number]): RuleResult {
  return { ...rule, passesAt: at === null ? null : new Date(at) };
}

/** The server's answer for the typed amount, queried after a pause in typing. The previous answer stays until then. */
export function useEligibility(draft: RedemptionDraft) {
  const { amount = '', method } = draftQuery(draft);
  const [requested, setRequested] = useState({ amount, method });
  useEffect(() => {
    const timer = setTimeout(() => setRequested({ amount, method }), pauseMs);
    return () => clearTimeout(timer);
  }, [amount, method]);
  const query = { method: requested.method, ...(requested.amount === '' ? {} : { amount: requested.amount }) };
  const answer = useQuery({ ...queries.redemptions.eligibility({ query }), placeholderData: keepPreviousData });
  const answersDraft = !answer.isPlaceholderData && requested.amount === amount && requested.method === method;
  return { answer, answersDraft };
}
