import { redeem } from '@goldwren/messages/current/redeem';
import { redemptions } from '@goldwren/messages/current/redemptions';
import { site } from '@goldwren/messages/current/site';
import { redemptionRules } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Icon } from '@goldwren/ui/icons';
import { pathTo } from '../../../lib/navigation/path-to.ts';
import { ButtonLink } from '../../../shared/navigation/page-link.tsx';
import { ClockCard } from '../clock/clock-card.tsx';

const messages = redeem.visitor;
/** In the address, so that it also holds for a click before the page has loaded its scripts. */
const toLogin = { next: pathTo({ page: 'redemptions' }) };

/** For visitors: how it works, the rules, the times, and the login links in place of the form. */
export function VisitorPart() {
  return (
    <div className="grid items-start gap-3 md:grid-cols-[1.2fr_1fr] md:gap-4">
      <div className="grid min-w-0 gap-3 md:gap-4">
        <SectionCard title={messages.title} className="border-sc">
          <p className="text-ink-2">{messages.text}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink page="login" search={toLogin}>
              {messages.logIn}
            </ButtonLink>
            <ButtonLink page="register" look="secondary">
              {messages.signUp}
            </ButtonLink>
          </div>
        </SectionCard>
        <SectionCard title={messages.how}>
          <ol className="grid list-decimal gap-2 pl-5 text-ink-2 marker:font-semibold marker:text-ink">
            {messages.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-3 text-sm text-ink-3">{messages.canada}</p>
        </SectionCard>
        <ClockCard />
      </div>
      <SectionCard title={redeem.rules.titlePublic}>
        <ul className="grid gap-2.5">
          {[messages.adults, ...redemptionRules.map((code) => redemptions.rules[code])].map((rule) => (
            <li key={rule} className="flex gap-2.5 text-ink-2">
              <Icon name="check" className="mt-0.5 size-5 text-ok" />
              {rule}
            </li>
          ))}
        </ul>
        <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">{redeem.tax.withholding}</p>
        <p className="mt-1 text-sm text-ink-2">{redeem.tax.w9}</p>
        <p className="mt-3 text-sm text-ink-3">{site.legalLine}</p>
      </SectionCard>
    </div>
  );
}
