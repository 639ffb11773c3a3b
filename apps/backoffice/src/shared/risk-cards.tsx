import type { RiskFile } from '@goldwren/contracts/staff';
import { riskMessages as messages } from '@goldwren/messages/staff/checks/risk';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { queries } from '../lib/queries.ts';
import { usePermission } from '../lib/session-store.ts';
import { ActionButton } from './action-dialog.tsx';
import { Detail } from './detail.tsx';
import { moneyText } from './money.tsx';
import { PageLink } from './page-link.tsx';
import { PlayerLink } from './player-link.tsx';
import { When } from './when.tsx';

/** The risk of a player, for staff who may see it. Others see nothing. */
export function PlayerRisk({ playerId }: { playerId: string }) {
  const maySee = usePermission('risk.review');
  return maySee ? <LoadedRisk playerId={playerId} /> : null;
}

function LoadedRisk({ playerId }: { playerId: string }) {
  const query = useQuery(queries.risk.file({ params: { id: playerId } }));
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">{messages.risk}</h2>
      <Detail query={query}>{(file) => <RiskCards file={file} />}</Detail>
    </section>
  );
}

/** Score with reasons, lifetime figures, linked accounts and devices. */
export function RiskCards({ file }: { file: RiskFile }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Score {...file} />
      <div className="grid min-w-0 gap-4">
        <Lifetime {...file} />
        <Links {...file} />
        <Devices {...file} />
      </div>
    </div>
  );
}

function Score({ player, assessment, assessment_due: isDue, case: latest }: RiskFile) {
  return (
    <SectionCard title={messages.score}>
      {assessment ? (
        <>
          <p className="text-2xl font-semibold">{messages.scoreOf(assessment.score)}</p>
          <Reasons reasons={assessment.reasons} />
          <Facts
            className="mt-4"
            facts={[
              [messages.assessed, <When key="assessed" at={assessment.assessed_at} />],
              [messages.occasion, messages.occasions[assessment.occasion]],
              [messages.version, assessment.version],
              latest ? [messages.caseField, <CaseLink key="case" {...latest} />] : null,
            ]}
          />
        </>
      ) : (
        <p>{messages.notAssessed}</p>
      )}
      {isDue ? <p className="mt-2 text-ink-2">{messages.due}</p> : null}
      <p className="mt-4 text-sm text-ink-2">{messages.household}</p>
      <div className="mt-4">
        <ActionButton
          label={messages.assess}
          title={messages.assessTitle}
          text={messages.assessText}
          send={() => api.risk.assess({ params: { id: player.id } })}
          done={messages.assessDone}
        />
      </div>
    </SectionCard>
  );
}

function CaseLink({ id, state }: NonNullable<RiskFile['case']>) {
  return (
    <>
      {messages.states[state]}{' '}
      <PageLink page="risk-case" params={{ id }}>
        {messages.openCase}
      </PageLink>
    </>
  );
}

function Reasons({ reasons }: { reasons: NonNullable<RiskFile['assessment']>['reasons'] }) {
  if (reasons.length === 0) return <p className="mt-2 text-ink-2">{messages.noReasons}</p>;
  return (
    <ul className="mt-2 divide-y divide-line">
      {reasons.map(({ signal, points, weight, evidence }) => (
        <li key={signal} className="py-2">
          <span className="font-medium">{messages.signals[signal]}</span>{' '}
          <span className="text-sm text-ink-2">{messages.points(points, weight)}</span>
          <span className="block text-ink-2">{messages.reason(signal, evidence)}</span>
        </li>
      ))}
    </ul>
  );
}

function Lifetime({ figures }: RiskFile) {
  const wagered = [moneyText(figures.wagered_sweeps, 'sweeps'), moneyText(figures.wagered_gold, 'gold')];
  return (
    <SectionCard title={messages.lifetime}>
      <Facts
        facts={[
          [messages.purchases, messages.inOrders(moneyText(figures.purchased, 'USD'), figures.purchases)],
          [messages.redemptions, messages.inRequests(moneyText(figures.redeemed, 'sweeps'), figures.redemptions)],
          [messages.wagered, wagered.join(' · ')],
        ]}
      />
    </SectionCard>
  );
}

function Links({ links }: RiskFile) {
  // Up to a hundred accounts can share a network, which alone says little.
  const near = links.filter(({ kinds }) => kinds.some((kind) => kind !== 'network'));
  const distant = links.length - near.length;
  return (
    <SectionCard title={messages.links}>
      {links.length === 0 ? <p className="text-ink-2">{messages.noLinks}</p> : null}
      <ul className="divide-y divide-line">
        {near.map(({ player, kinds, created_at: createdAt, suspended }) => (
          <li key={player.id} className="py-2">
            <PlayerLink {...player} />
            <span className="block">
              {messages.shares(kinds)}
              {suspended ? ` (${messages.suspended})` : null}
            </span>
            {createdAt ? (
              <span className="block text-sm text-ink-2">
                {messages.signedUp} <When at={createdAt} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {distant > 0 ? <p className="mt-2 text-ink-2">{messages.onlyNetwork(distant)}</p> : null}
    </SectionCard>
  );
}

function Devices({ devices, networks }: RiskFile) {
  return (
    <SectionCard title={messages.devices}>
      {devices.length === 0 ? <p className="text-ink-2">{messages.noDevices}</p> : null}
      <ul className="divide-y divide-line">
        {devices.map(({ browser, system, first_seen_at: first, last_seen_at: last, accounts }) => (
          <li key={`${first} ${last}`} className="py-2">
            {browser && system ? messages.browserOn(browser, system) : (browser ?? messages.unknownBrowser)}
            <span className="block text-sm text-ink-2">
              {messages.usedBy(accounts)}. {messages.lastUsed} <When at={last} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">{messages.networks(networks)}</p>
    </SectionCard>
  );
}
