import type { RoundRecord } from '@goldwren/contracts/player';
import { certificate } from '@goldwren/messages/current/certificate';
import { fairness } from '@goldwren/messages/current/fairness';
import { Button } from '@goldwren/ui/button';
import { CopyText } from '@goldwren/ui/copy-text';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { coinsWithCode } from '../../../lib/i18n/format.ts';
import { pathTo } from '../../../lib/navigation/path-to.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { RoundSeal } from '../../rosette/round-seal.tsx';
import { Certificate } from '../certificate/certificate.tsx';
import { CertificateButtons } from '../certificate/certificate-buttons.tsx';
import { certificateFacts } from '../certificate/certificate-facts.ts';
import type { RecordCheck } from '../check-record.ts';
import { downloadJson } from '../download-json.ts';
import { KeyNotice } from '../notices/key-notice.tsx';
import { ViolationNote } from '../notices/violation-note.tsx';
import { CheckText } from './check-text.tsx';
import type { SessionDownload as Downloaded } from './session-export.ts';
import { useRecordCheck } from './use-record-check.ts';

const { proof } = fairness;

/** Shows all data of a round's proof, and checks it again in this browser. */
export function ProofPanel({ roundId }: { roundId: string }) {
  const round = useQuery(queries.games.getRound({ params: { id: roundId } }));
  return (
    <Loaded query={round} skeleton={<Skeleton className="h-72 w-full" />} problem={proof.problem}>
      {(record) => <Proof round={record} roundId={roundId} />}
    </Loaded>
  );
}

function Proof({ round, roundId }: { round: RoundRecord; roundId: string }) {
  const [again, setAgain] = useState(0);
  const check = useRecordCheck(round, roundId, again);
  const link = round.replay_token === null ? null : linkTo(round.replay_token);
  if (round.state === 'open') return <p>{proof.stillOpen}</p>;
  return (
    <>
      {check?.violation && <ViolationNote violation={check.violation} advice={proof.sendEvidence} />}
      {check && !check.violation && <Checked round={round} check={check} link={link} />}
      <ProofRows round={round} roundKey={check?.roundKey ?? null} />
      <EventList round={round} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => setAgain(again + 1)}>{proof.again}</Button>
        <Button look="secondary" onClick={() => downloadJson(`round-${round.nonce}.json`, round)}>
          {proof.download}
        </Button>
        {round.server_seed !== null && <SessionDownload round={round} />}
      </div>
      {round.replay_token && <ShareLink token={round.replay_token} />}
      <p className="mt-3 text-sm text-ink-2">
        <PageLink className="link" page="fairness">
          {proof.how}
        </PageLink>
      </p>
    </>
  );
}

function linkTo(token: string): string {
  return `${window.location.origin}${pathTo({ page: 'replay', params: { token } })}`;
}

interface CheckedProps {
  round: RoundRecord;
  check: RecordCheck;
  /** The public link to the round. */
  link: string | null;
}

/** Only a round that this browser played completely, and that matches, has a certificate. */
function Checked({ round, check, link }: CheckedProps) {
  if (check.result === 'verified' && check.part === 'own') {
    const facts = certificateFacts(round, round.settled_at ?? round.at);
    return (
      <Certificate facts={facts} done={certificate.verified} checks={[proof.verified, proof.own]}>
        <CertificateButtons facts={facts} link={link} />
      </Certificate>
    );
  }
  return (
    <>
      <RoundSeal commitment={round.commitment} isVerified={false} className="mx-auto mb-4 size-36" />
      <CheckText check={check} />
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 py-1">
      <dt className="flex-1 leading-tight text-ink-2">{term}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  );
}

function ProofRows({ round, roundKey }: { round: RoundRecord; roundKey: string | null }) {
  const events = JSON.stringify(round.events);
  return (
    <dl className="mt-3">
      <Row term={proof.rows.game}>{round.game.title}</Row>
      <Row term={proof.rows.money}>
        {coinsWithCode(round.stake, round.currency)}, {coinsWithCode(round.payout, round.currency)}
      </Row>
      {round.raised !== '0.00' && <Row term={proof.rows.raised}>{coinsWithCode(round.raised, round.currency)}</Row>}
      <Row term={proof.rows.nonce}>{round.nonce}</Row>
      <Row term={proof.rows.commitment}>
        <CopyText value={round.commitment} what={proof.copy.commitment} />
      </Row>
      <Row term={proof.rows.seed}>
        <CopyText value={round.client_seed} what={proof.copy.seed} />
      </Row>
      <Row term={proof.rows.secret}>
        <CopyText value={round.round_secret ?? ''} what={proof.copy.secret} />
      </Row>
      {roundKey && (
        <Row term={proof.rows.key}>
          <CopyText value={roundKey} what={proof.copy.key} />
        </Row>
      )}
      <Row term={proof.rows.events}>
        <CopyText value={events} what={proof.copy.events} />
      </Row>
    </dl>
  );
}

function EventList({ round }: { round: RoundRecord }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5">{certificate.everything}</summary>
      <pre className="text-sm break-words whitespace-pre-wrap">{JSON.stringify(round.events, null, 1)}</pre>
    </details>
  );
}

function SessionDownload({ round }: { round: RoundRecord }) {
  const player = useAuth((state) => state.user?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Downloaded | 'failed' | null>(null);
  const download = async () => {
    setBusy(true);
    const downloaded = import('./session-export.ts').then(({ downloadSession }) => downloadSession(round, player));
    setResult(await downloaded.catch(() => 'failed' as const));
    setBusy(false);
  };
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void download()}>
        {proof.downloadSession}
      </Button>
      {result === 'failed' && <StatusText tone="bad">{proof.sessionFailed}</StatusText>}
      {result && result !== 'failed' && (
        <>
          <KeyNotice keys={result.keys} />
          {result.violation && <ViolationNote violation={result.violation} advice={proof.sendEvidence} />}
        </>
      )}
    </>
  );
}

function ShareLink({ token }: { token: string }) {
  return (
    <p className="mt-4 text-sm text-ink-2">
      {proof.share}{' '}
      <PageLink className="link" page="replay" params={{ token }}>
        {proof.replay}
      </PageLink>{' '}
      <CopyText value={linkTo(token)} what={proof.copy.link} />
    </p>
  );
}
