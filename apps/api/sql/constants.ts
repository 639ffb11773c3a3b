import { limitRules, lossLimitOf, openRedemptionStatuses, productTimeZone, redemptionLimits } from '@goldwren/rules';

/** A rule of packages/rules as a function in SQL. PostgreSQL puts the value in its place when it plans a statement. */
interface SqlConstant {
  readonly name: string;
  readonly comment: string;
  readonly type: 'int' | 'text' | 'text[]';
  readonly value: number | string | readonly string[];
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
    comment: 'How long an excluded player who asks to return still waits.',
    type: 'int',
    value: limitRules.returnAfterHours,
  },
  {
    name: 'redemption_held_hours',
    comment: 'How long Sweeps Coins are held before they can be redeemed.',
    type: 'int',
    value: redemptionLimits.heldHours,
  },
  {
    name: 'open_redemption_statuses',
    comment: 'In these states of a redemption something is still to be decided or done.',
    type: 'text[]',
    value: openRedemptionStatuses,
  },
];

function literal(value: SqlConstant['value']): string {
  if (typeof value === 'number') return String(value);
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

/** The files of sql/functions that are generated, by their names. */
export const generatedFunctions: Readonly<Record<string, string>> = Object.fromEntries(
  [...constants.map((one) => [one.name, constantText(one)] as const), ['loss_limit_of', lossLimitText] as const].map(
    ([name, text]) => [`${name.replaceAll('_', '-')}.sql`, text],
  ),
);
