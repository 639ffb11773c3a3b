import type { Policy } from '@goldwren/contracts/player';
import {
  account,
  addressProofMaxDays,
  cookies,
  coolOffDays,
  dashboard,
  documentUpload,
  exclusionTerms,
  firstPurchaseSpecial,
  formatHundredths,
  higherAges,
  identityReview,
  legalDocuments,
  legalTerms,
  legalVersions,
  limitRules,
  marketingClaims,
  nationalHelpline,
  orderReview,
  ownHelplines,
  paymentMethods,
  payoutMethods,
  payoutTerms,
  play,
  policyExample,
  privacy,
  type RetentionRule,
  rateLimits,
  realityCheckMinutes,
  recoveryCodes,
  redemptionLimits,
  redemptionStates,
  reportingThresholds,
  retention,
  session,
  skillTest,
  support,
  supportHours,
  sweepsExpiry,
  sweepsLegalLine,
  verificationDeadline,
  w9FromCents,
  withholding,
  yearlyFormsDueBy,
} from '@goldwren/rules';

type Constants = Omit<
  Policy,
  | 'pack'
  | 'time_zone'
  | 'minimum_age_years'
  | 'region_change_interval_days'
  | 'welcome_offer'
  | 'free_entry'
  | 'login_bonus_gold'
  | 'rtp_percent'
  | 'session_idle_minutes'
  | 'order_expiry_hours'
>;

/** A retention period sets one of these. */
const noPeriod = { days: null, years: null, until: null };

/** The constants that the pages print about redemptions. */
const redemption: Constants['redemption'] = {
  methods: payoutMethods.map((method) => {
    const { minimumHundredths, denominationsHundredths, businessDays } = payoutTerms[method];
    return {
      method,
      minimum: formatHundredths(minimumHundredths),
      denominations: denominationsHundredths?.map(formatHundredths) ?? null,
      business_days_from_approval: businessDays,
    };
  }),
  day_limit: formatHundredths(redemptionLimits.dayHundredths),
  month_limit: formatHundredths(redemptionLimits.monthHundredths),
  request_limit: formatHundredths(redemptionLimits.requestHundredths),
  account_age_days: redemptionLimits.accountAgeDays,
  hours_between: redemptionLimits.hoursBetween,
  held_hours: redemptionLimits.heldHours,
  two_approvals_above: formatHundredths(redemptionLimits.oneApprovalHundredths),
  review_business_days: redemptionStates.in_review.businessDays,
  handover_business_days: redemptionStates.approved.businessDays,
  unverified_returned_after_days: verificationDeadline.returnedAfterDays,
  unverified_reminded_after_days: [...verificationDeadline.remindedAfterDays],
};

/** Every other constant that a page prints, taken from the rules that are enforced. */
export const publishedConstants: Constants = {
  minimum_ages: [...higherAges],
  account: {
    password_min_length: account.passwordMinLength,
    password_max_length: account.passwordMaxLength,
    verify_link_hours: account.verifyLinkHours,
    reset_link_hours: account.resetLinkHours,
    sign_in_link_minutes: account.signInLinkMinutes,
    recovery_codes: recoveryCodes.count,
    device_cookie_days: cookies.device.days,
    session_idle_hours: session.idleHours,
    session_absolute_days: session.absoluteDays,
    password_again_after_minutes: session.freshIdleMinutes,
  },
  first_purchase: {
    price_usd: formatHundredths(firstPurchaseSpecial.priceCents),
    gold: formatHundredths(firstPurchaseSpecial.goldHundredths),
    sweeps: formatHundredths(firstPurchaseSpecial.sweepsHundredths),
  },
  policy_example: {
    gold: formatHundredths(policyExample.goldHundredths),
    sweeps: formatHundredths(policyExample.sweepsHundredths),
  },
  payment_methods: [...paymentMethods],
  legal_line: sweepsLegalLine,
  order_review_max_business_days: orderReview.maxBusinessDays,
  sweeps_expiry: {
    idle_days: sweepsExpiry.idleDays,
    notice_days_before: [sweepsExpiry.noticeDaysBefore.first, sweepsExpiry.noticeDaysBefore.last],
  },
  redemption,
  identity: {
    review_hours: identityReview.targetHours,
    review_max_business_days: identityReview.maxBusinessDays,
    address_proof_max_days: addressProofMaxDays,
    upload_types: [...documentUpload.types],
    upload_max_bytes: documentUpload.maxBytes,
    image_max_megapixels: documentUpload.maxMegapixels,
    image_min_edge_pixels: documentUpload.minEdgePixels,
    image_max_edge_pixels: documentUpload.maxEdgePixels,
  },
  tax: {
    w9_from_usd: formatHundredths(w9FromCents),
    withholding: {
      country: 'US',
      over_usd: formatHundredths(withholding.overCents),
      percent: Number(withholding.percent),
    },
    reporting: reportingThresholds.map(({ fromYear, cents }) => ({
      from_year: fromYear,
      usd: formatHundredths(cents),
    })),
    forms_due_month_day: yearlyFormsDueBy,
  },
  skill_test: { seconds_per_question: skillTest.secondsPerQuestion, attempts: skillTest.attempts },
  support: {
    answer_within_hours: support.answerWithinHours,
    average_answer_hours: support.averageAnswerHours,
    open_hours: { from: supportHours.fromHour, to: supportHours.toHour },
  },
  responsible_play: {
    reality_check_minutes: [...realityCheckMinutes],
    cool_off_days: [...coolOffDays],
    exclusion_months: Object.values(exclusionTerms),
    loosen_after_hours: limitRules.loosenAfterHours,
    confirm_within_days: limitRules.confirmWithinDays,
    return_after_hours: limitRules.returnAfterHours,
  },
  legal: {
    documents: legalDocuments.map((document) => {
      const { version, publishedOn } = legalVersions[document];
      return { document, version, published_on: publishedOn };
    }),
    terms_notice_days: legalTerms.noticeDays,
    liability: { months: legalTerms.liability.months, least_usd: formatHundredths(legalTerms.liability.leastCents) },
    privacy_answer_within_days: privacy.answerWithinDays,
    breach_notice_hours: privacy.breachNoticeHours,
    erasure_after_days: privacy.erasureAfterDays,
    export_link_days: privacy.exportLinkDays,
    export_requests: {
      limit: rateLimits.dataExportPlayer.limit,
      window_minutes: rateLimits.dataExportPlayer.windowMinutes,
    },
  },
  retention: retention.map(({ record, kept, afterErasure, keptAfterErasure, reason }: RetentionRule) => ({
    record,
    kept: { ...noPeriod, ...kept },
    after_erasure: afterErasure,
    kept_after_erasure: keptAfterErasure && { ...noPeriod, ...keptAfterErasure },
    reason,
  })),
  vip: { level: dashboard.vipLevel, goal_gold: formatHundredths(dashboard.vipGoalHundredths) },
  round_interval_ms: play.minimumRoundIntervalMs,
  marketing_claims: { ...marketingClaims },
  helplines: {
    national: nationalHelpline,
    by_region: [...ownHelplines('US'), ...ownHelplines('CA')].map(({ isOwn: _, ...line }) => line),
  },
};
