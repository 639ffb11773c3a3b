import type { Game, GameRules } from '@goldwren/contracts/player';
import { odds as oddsMessages } from '@goldwren/messages/current/odds';
import { play } from '@goldwren/messages/current/play';
import { playRecord } from '@goldwren/messages/current/play-record';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queries } from '../../../../lib/api/queries.ts';
import { formats } from '../../../../lib/i18n/format.ts';
import { useAuth } from '../../../../lib/session/auth-store.ts';
import { OwnOddsButton } from '../record/odds/own-odds-button.tsx';
import { OwnRecord } from '../record/own-record.tsx';
import { LineMaps } from './line-maps.tsx';
import { OddsSection } from './odds-section.tsx';

interface RulesPanelProps {
  slug: Game['slug'];
  /** Renders a paytable symbol. Without it, only the names are shown. */
  Symbol?: ComponentType<{ id: string }> | undefined;
  /** The heading level of the sections. */
  heading?: 'h2' | 'h3';
}

/** The rules and paytable of a game. Public: no sign-in and no stake are required. */
export function RulesPanel({ slug, Symbol: SymbolArt, heading = 'h3' }: RulesPanelProps) {
  const rules = useQuery({ ...queries.games.rules({ params: { slug } }), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded
      query={rules}
      loading={play.rules.loading}
      skeleton={<Skeleton className="h-80" />}
      problem={play.rules.problem}
      keepsOlder
    >
      {(shown) => <Rules rules={shown} Symbol={SymbolArt} heading={heading} />}
    </Loaded>
  );
}

interface RulesProps {
  rules: GameRules;
  Symbol: RulesPanelProps['Symbol'];
  heading: 'h2' | 'h3';
}

function Rules({ rules, Symbol: SymbolArt, heading }: RulesProps) {
  const signedIn = useAuth((state) => state.user !== null);
  const { how_to_play, features, lines, unfinished_round, return_note, rtp_hint, maths } = rules;
  return (
    <div className="grid gap-5" data-coin="gc">
      <RuleSection heading={heading} title={play.rules.how}>
        {how_to_play.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </RuleSection>
      <RuleSection heading={heading} title={play.rules.paytable}>
        <Paytable rows={rules.paytable} SymbolArt={SymbolArt} />
      </RuleSection>
      <RuleSection heading={heading} title={play.rules.features}>
        {features.map(({ title, text }) => (
          <p key={title}>
            <strong className="text-ink">{title}.</strong> {text}
          </p>
        ))}
      </RuleSection>
      {lines && (
        <RuleSection heading={heading} title={play.rules.lines(lines.length)}>
          <LineMaps lines={lines} />
        </RuleSection>
      )}
      <RuleSection heading={heading} title={oddsMessages.title}>
        <OddsSection odds={rules.odds} />
      </RuleSection>
      {signedIn ? (
        <RuleSection heading={heading} title={playRecord.title}>
          <OwnRecord game={rules.slug} />
          <OwnOddsButton game={rules.slug} />
        </RuleSection>
      ) : null}
      <RuleSection heading={heading} title={play.rules.leave}>
        <p>{unfinished_round}</p>
      </RuleSection>
      <RuleSection heading={heading} title={play.rules.rtp(rtp_hint)}>
        <p>{return_note}</p>
        <p className="text-sm text-ink-3">
          {play.rules.maths(maths.version)} <code className="break-all">{maths.hash}</code>
        </p>
      </RuleSection>
    </div>
  );
}

interface RuleSectionProps {
  heading: 'h2' | 'h3';
  title: string;
  children: React.ReactNode;
}

function RuleSection({ heading: Title, title, children }: RuleSectionProps) {
  return (
    <section className="grid gap-2 text-ink-2">
      <Title className="text-base text-ink">{title}</Title>
      {children}
    </section>
  );
}

/** Space is reserved for a picture that is still loading, so that no row moves. */
function Paytable({ rows, SymbolArt }: { rows: GameRules['paytable']; SymbolArt: RulesPanelProps['Symbol'] }) {
  return (
    <ul className="grid gap-1">
      {rows.map((row) => (
        <li key={row.name} className="flex items-center gap-3 border-t border-line py-1.5">
          {row.symbol && (SymbolArt ? <SymbolArt id={row.symbol} /> : <i className="size-9" aria-hidden="true" />)}
          <span className="font-medium text-ink">{row.name}</span>
          <ul className="ml-auto text-right text-sm">
            {row.pays.map(({ label, pay_x100 }) => (
              <li key={label}>
                {play.rules.payOf(label)}
                <strong className="text-ink">{formats.multiple(pay_x100)}</strong>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
