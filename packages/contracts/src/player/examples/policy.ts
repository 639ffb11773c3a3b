import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const policyExamples = {
  get: {
    result: {
      pack: { id: 'spec-2025', from: '2025-01-01', regions: [{ country: 'US', region: 'WA', allowed: [] }] },
      time_zone: 'America/New_York',
      minimum_age_years: 18,
      region_change_interval_days: 365,
      welcome_offer: { gold: '2000000.00', sweeps: '2.00' },
      free_entry: {
        sweeps: '5.00',
        held_days: 60,
        online_review_business_days: { from: 1, to: 3 },
        mail_review_business_days: { from: 7, to: 10 },
        mail_in: {
          address: ['Goldwren Free Entry', 'PO Box 0000', 'Dover, DE 19900', 'United States'],
          card_inches: '3x5',
        },
      },
      login_bonus_gold: ['100.00', '200.00', '300.00', '500.00', '750.00', '1000.00'],
      rtp_percent: { from: 92, to: 98 },
      session_idle_minutes: 30,
      order_expiry_hours: 24,
      minimum_ages: [
        {
          country: 'US',
          region: 'AL',
          years: 19,
        },
        {
          country: 'US',
          region: 'MS',
          years: 21,
        },
      ],
      account: {
        password_min_length: 8,
        password_max_length: 128,
        verify_link_hours: 48,
        reset_link_hours: 1,
        sign_in_link_minutes: 15,
        recovery_codes: 10,
        device_cookie_days: 400,
        session_idle_hours: 12,
        session_absolute_days: 30,
        password_again_after_minutes: 30,
      },
      first_purchase: {
        price_usd: '10.00',
        gold: '10000000.00',
        sweeps: '30.00',
      },
      policy_example: { gold: '100000.00', sweeps: '50.00' },
      payment_methods: ['Skrill', 'PayPal', 'credit and debit cards'],
      legal_line: 'No purchase necessary. A purchase does not increase your chances.',
      order_review_max_business_days: 2,
      sweeps_expiry: {
        idle_days: 90,
        notice_days_before: [14, 3],
      },
      redemption: {
        methods: [
          {
            method: 'bank',
            minimum: '50.00',
            denominations: null,
            business_days_from_approval: {
              from: 3,
              to: 5,
            },
          },
        ],
        day_limit: '2500.00',
        month_limit: '10000.00',
        request_limit: '5000.00',
        account_age_days: 7,
        hours_between: 24,
        held_hours: 24,
        two_approvals_above: '2000.00',
        review_business_days: {
          from: 1,
          to: 5,
        },
        handover_business_days: {
          from: 1,
          to: 2,
        },
        unverified_returned_after_days: 30,
        unverified_reminded_after_days: [7, 21, 28],
      },
      identity: {
        review_hours: {
          from: 24,
          to: 48,
        },
        review_max_business_days: 5,
        address_proof_max_days: 90,
        upload_types: ['jpeg', 'png', 'webp'],
        upload_max_bytes: 10485760,
        image_max_megapixels: 50,
        image_min_edge_pixels: 200,
        image_max_edge_pixels: 3000,
      },
      tax: {
        w9_from_usd: '600.00',
        withholding: {
          country: 'US',
          over_usd: '5000.00',
          percent: 24,
        },
        reporting: [
          {
            from_year: 0,
            usd: '600.00',
          },
          {
            from_year: 2026,
            usd: '2000.00',
          },
        ],
        forms_due_month_day: '01-31',
      },
      skill_test: {
        seconds_per_question: 120,
        attempts: 3,
      },
      support: {
        answer_within_hours: 24,
        average_answer_hours: {
          from: 2,
          to: 4,
        },
        open_hours: {
          from: 9,
          to: 21,
        },
      },
      responsible_play: {
        reality_check_minutes: [15, 30, 60],
        cool_off_days: [1, 3, 7, 14, 30, 42],
        exclusion_months: [6, 12, 36, 60, null],
        loosen_after_hours: 24,
        confirm_within_days: 7,
        return_after_hours: 24,
      },
      legal: {
        documents: [{ document: 'terms', version: 3, published_on: '2026-11-25' }],
        terms_notice_days: 30,
        liability: {
          months: 12,
          least_usd: '100.00',
        },
        privacy_answer_within_days: 30,
        breach_notice_hours: 72,
        erasure_after_days: 30,
        export_link_days: 7,
        export_requests: { limit: 1, window_minutes: 1440 },
      },
      retention: [
        {
          record: 'tax_forms',
          kept: { days: null, years: null, until: 'account_erased' },
          after_erasure: 'whole',
          kept_after_erasure: { days: null, years: 7, until: null },
          reason: 'tax_law',
        },
      ],
      vip: {
        level: 'Bronze',
        goal_gold: '1000000.00',
      },
      round_interval_ms: 1000,
      marketing_claims: {
        players: '500+',
        rating: '4.8/5',
      },
      helplines: {
        national: {
          name: '1-800-GAMBLER',
          phone: '1-800-426-2537',
          url: 'https://www.1800gambler.net',
        },
        by_region: [
          {
            name: 'ConnexOntario',
            phone: '1-866-531-2600',
            url: 'https://www.connexontario.ca',
            country: 'CA',
            region: 'ON',
          },
        ],
      },
    },
  },
} satisfies ExamplesOf<PlayerContract>['policy'];
