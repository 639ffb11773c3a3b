import { redeem } from '@goldwren/messages/current/redeem';
import { redemptions } from '@goldwren/messages/current/redemptions';
import type { RuleResult } from '@goldwren/rules';
import { Icon, type IconName } from '@goldwren/ui/icons';
import { useNow } from '../../../lib/browser/use-now.ts';
import { durations } from '../../../lib/i18n/durations.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { rulesHeadingId } from '../places.ts';

/** True for rules that the player can fulfil on the dashboard. */
function isForDashboard({ code, params }: RuleResult): boolean {
  return code === 'email_verified' || params.refusal === 'state_required';
}

/** Every rule of a redemption: whether it is met, why not, and from when. */
export function RulesPanel({ rules }: { rules: readonly RuleResult[] }) {
  const soonest = rules.flatMap(({ passesAt }) => (passesAt ? [passesAt.getTime()] : [])).sort((a, b) => a - b)[0];
  const now = useNow(soonest ?? null);
  const failing = rules.filter(({ passed }) => !passed).length;
  return (
    <section aria-labelledby={rulesHeadingId} className="card min-w-0 p-4 md:p-5">
      <h2 id={rulesHeadingId} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        {redeem.rules.title}
      </h2>
      <p role="status" className={`mt-1 text-sm ${failing === 0 ? 'text-ok' : 'text-warn'}`}>
        {failing === 0 ? redeem.rules.allPassed : redeem.rules.someFail(failing)}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {rules.map((rule) => (
          <RuleRow key={rule.code} rule={rule} now={now} />
        ))}
      </ul>
    </section>
  );
}

function lookOf({ passed, passesAt }: RuleResult): { icon: IconName; color: string; word: string } {
  if (passed) return { icon: 'check', color: 'text-ok', word: redeem.rules.passed };
  if (passesAt) return { icon: 'clock', color: 'text-warn', word: redeem.rules.failed };
  return { icon: 'alert', color: 'text-bad', word: redeem.rules.never };
}

function RuleRow({ rule, now }: { rule: RuleResult; now: number }) {
  const { icon, color, word } = lookOf(rule);
  return (
    <li data-rule={rule.code} data-passed={rule.passed} className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
      <p className={rule.passed ? 'text-ink-2' : 'font-semibold'}>{redemptions.ruleOf(rule)}</p>
      <p className={`flex items-center gap-1.5 self-start text-sm font-semibold whitespace-nowrap ${color}`}>
        <Icon name={icon} className="size-4.5" />
        {word}
      </p>
      {rule.passed ? null : (
        <p className="col-span-2 mt-0.5 text-sm text-ink-2">
          {redemptions.failed[rule.code]({ params: rule.params, passesAt: rule.passesAt?.toISOString() ?? null })}{' '}
          {rule.passesAt ? <Until at={rule.passesAt} now={now} /> : null}{' '}
          {isForDashboard(rule) ? (
            <PageLink page="dashboard" className="link">
              {redeem.rules.verifyEmail}
            </PageLink>
          ) : null}
        </p>
      )}
    </li>
  );
}

/** `In 2 days and 3 hours.` */
function Until({ at, now }: { at: Date; now: number }) {
  const left = Math.max(0, (at.getTime() - now) / 1_000);
  return <time dateTime={at.toISOString()}>{redeem.rules.in(durations.inWords(left))}</time>;
}
