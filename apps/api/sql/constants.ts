import {
  type Country,
  challengePrizes,
  directoryActor,
  limitRules,
  lossLimitOf,
  openRedemptionStatuses,
  policyPacks,
  productTimeZone,
  redemptionLimits,
  settingsActor,
  staffChangeDays,
  staffLinkHours,
  sweepsExpiry,
  sweepsMayBeGranted,
} from '@goldwren/rules';

/** A rule of packages/rules as a function in SQL. PostgreSQL inlines the value when it plans a statement. */
interface SqlConstant {
  readonly name: string;
  readonly comment: string;
  readonly type: 'int' | 'bigint' | 'text' | 'text[]';
  readonly value: number | bigint | string | readonly string[];
}

const constants: readonly SqlConstant[] = [
  {
    name: 'product_time_zone',
    comment: 'The time zone of calendar days.',
    type: 'text',
    value: productTimeZone,
  },
  {
    name: 'longest_play_gap_seconds',
    comment: 'Two actions of play that are further apart than this are two visits.',
    type: 'int',
    value: limitRules.playGapSeconds,
  },
  {
    name: 'exclusion_return_hours',
    comment: 'How long an excluded player waits after the request to return.',
    type: 'int',
    value: limitRules.returnAfterHours,
  },
  {
    name: 'limit_loosen_hours',
    comment: 'How long a looser limit waits before the player can confirm it.',
    type: 'int',
    value: limitRules.loosenAfterHours,
  },
  {
    name: 'limit_confirm_days',
    comment: 'How long a looser limit can be confirmed once its waiting time is over.',
    type: 'int',
    value: limitRules.confirmWithinDays,
  },
  {
    name: 'sweeps_idle_days',
    comment: 'Sweeps Coins expire after this time without a sign-in or a round.',
    type: 'int',
    value: sweepsExpiry.idleDays,
  },
  {
    name: 'one_approval_hundredths',
    comment: 'Two different members of staff approve a redemption of more Sweeps Coins than this.',
    type: 'bigint',
    value: redemptionLimits.oneApprovalHundredths,
  },
  {
    name: 'redemption_held_hours',
    comment: 'How long Sweeps Coins are held before they can be redeemed.',
    type: 'int',
    value: redemptionLimits.heldHours,
  },
  {
    name: 'staff_link_hours',
    comment: 'How long a mailed link works with which a member of staff sets password and second factor.',
    type: 'int',
    value: staffLinkHours,
  },
  {
    name: 'directory_actor',
    comment: 'Who acts in the audit log when the directory of the operator disables an account.',
    type: 'text',
    value: directoryActor.id,
  },
  {
    name: 'settings_actor',
    comment: 'Who acts in the audit log when a cell applies what the deciding cell of the site has decided.',
    type: 'text',
    value: settingsActor.id,
  },
  {
    name: 'staff_change_days',
    comment: 'How long a change of a staff account or a role waits for the second person.',
    type: 'int',
    value: staffChangeDays,
  },
  {
    name: 'open_redemption_statuses',
    comment: 'The states of a redemption that is not finished.',
    type: 'text[]',
    value: openRedemptionStatuses,
  },
];

function literal(value: SqlConstant['value']): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return `ARRAY[${value.map(literal).join(', ')}]`;
}

const generated = '-- Generated from packages/rules by `pnpm --filter @goldwren/api sql:revisions`.';

function constantText({ name, comment, type, value }: SqlConstant): string {
  return `-- ${comment}
${generated}
CREATE OR REPLACE FUNCTION ${name}() RETURNS ${type} LANGUAGE sql IMMUTABLE AS $$ SELECT ${literal(value)} $$;

REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC;
`;
}

const lossLimitText = `-- The kind of limit that the loss of a coin counts for. A coin without one is an error.
${generated}
CREATE OR REPLACE FUNCTION loss_limit_of(p_currency currency) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
${Object.entries(lossLimitOf)
  .map(([currency, kind]) => `  IF p_currency = '${currency}' THEN RETURN '${kind}'; END IF;`)
  .join('\n')}
  RAISE EXCEPTION 'there is no loss limit of the coin %', p_currency;
END $$;

REVOKE EXECUTE ON FUNCTION loss_limit_of FROM PUBLIC;
`;

const challengePrizeText = `-- The Gold Coins of a finished daily challenge in hundredths, by what its decisions gave up.
${generated}
CREATE OR REPLACE FUNCTION challenge_prize_of(p_given_up int) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
${challengePrizes
  .map(({ givenUpX100, goldHundredths }) =>
    givenUpX100 === null
      ? `    ELSE ${goldHundredths}::bigint`
      : `    WHEN p_given_up <= ${givenUpX100} THEN ${goldHundredths}::bigint`,
  )
  .join('\n')}
  END
$$;

REVOKE EXECUTE ON FUNCTION challenge_prize_of FROM PUBLIC;
`;

const barred = policyPacks.flatMap((pack) =>
  Object.keys(pack.regions)
    .filter((name) => !sweepsMayBeGranted(pack, name.slice(0, 2) as Country, name.slice(3)))
    .map((name) => `${pack.id} ${name}`),
);

const barsSweepsText = `-- Checks whether a jurisdiction policy excludes Sweeps Coins in a region. Returns false for an unknown region.
${generated}
CREATE OR REPLACE FUNCTION bars_sweeps(p_pack text, p_country text, p_region text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_pack || ' ' || p_country || '-' || p_region = ANY (ARRAY[
${barred.map((name) => `    ${literal(name)}`).join(',\n')}
  ]), false)
$$;

REVOKE EXECUTE ON FUNCTION bars_sweeps FROM PUBLIC;
`;

/** The generated files of sql/functions, by name. */
export const generatedFunctions: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...constants.map((one) => [one.name, constantText(one)] as const),
    ['loss_limit_of', lossLimitText] as const,
    ['challenge_prize_of', challengePrizeText] as const,
    ['bars_sweeps', barsSweepsText] as const,
  ].map(([name, text]) => [`${name.replaceAll('_', '-')}.sql`, text]),
);
