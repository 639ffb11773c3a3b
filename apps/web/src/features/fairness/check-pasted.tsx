import { getProblemCode } from '@goldwren/contracts/client';
import { fairness } from '@goldwren/messages/current/fairness';
import { fairnessPage } from '@goldwren/messages/current/fairness-page';
import { Button } from '@goldwren/ui/button';
import { CopyText } from '@goldwren/ui/copy-text';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { day } from '../../lib/i18n/format.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import type { ExportedSessionCheck } from '../../shared/fairness/check-exported.ts';
import { checkKeys } from '../../shared/fairness/key-pin.ts';
import { KeyNotice } from '../../shared/fairness/notices/key-notice.tsx';
import { CheckText } from '../../shared/fairness/proof/check-text.tsx';
import { describeViolation, type ViolationCode } from '../../shared/fairness/violation.ts';
import { type PastedVerdict, verifyPasted } from './verify-pasted.ts';

const { proof } = fairness;
const { pasted } = fairnessPage;

/** Checks pasted data or a file. No data leaves the browser. */
export function CheckPasted() {
  const id = useId();
  const [text, setText] = useState('');
  const player = useAuth((state) => state.user?.id ?? '');
  const [verdict, setVerdict] = useState<PastedVerdict | { problem: string } | null>(null);
  const check = (content: string) =>
    verifyPasted(content, player).then(setVerdict, (error: unknown) => {
      setVerdict({ problem: getProblemCode(error) === 'unknown' ? pasted.neither : pasted.noKey });
    });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const content = await file.text();
    setText(content);
    await check(content);
  };
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        {pasted.label}
      </label>
      <textarea
        id={id}
        className="field min-h-32 font-mono text-sm"
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void check(text)}>{pasted.check}</Button>
        <label className="link min-h-11 py-2.5">
          {pasted.file}
          <input
            type="file"
            accept="application/json"
            className="sr-only"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      </div>
      {verdict && <VerdictText verdict={verdict} />}
      <p className="text-sm text-ink-2">{pasted.private}</p>
      <PinnedKeys />
    </div>
  );
}

function VerdictText({ verdict }: { verdict: PastedVerdict | { problem: string } }) {
  if ('problem' in verdict) return <StatusText tone="bad">{verdict.problem}</StatusText>;
  if ('round' in verdict) {
    const { round } = verdict;
    return round.violation ? <Refused codes={round.violation.codes} /> : <CheckText check={round} />;
  }
  return verdict.sessions.map((session) => <SessionText key={session.session} check={session} />);
}

/** The keys that statements are verified with. A visitor needs them to check a session with another program. */
function PinnedKeys() {
  const keys = useQuery({ queryKey: ['pinned-keys'], queryFn: () => checkKeys(api.fairness), staleTime: 0 });
  if (!keys.data) return null;
  return (
    <>
      <KeyNotice keys={keys.data} />
      <details className="text-sm text-ink-2">
        <summary className="min-h-11 cursor-pointer py-2.5">{pasted.keys}</summary>
        {keys.data.pinned.map(({ publicKey, seen }) => (
          <p key={publicKey}>
            {pasted.key(day(seen))} <CopyText value={publicKey} what={pasted.theKey} />
          </p>
        ))}
      </details>
    </>
  );
}

/** The file is wrong, but nothing shows that the server made it, so this is not reported as a violation. */
function Refused({ codes }: { codes: readonly ViolationCode[] }) {
  return (
    <StatusText tone="bad">
      <strong>{pasted.mismatch}</strong> {codes.map(describeViolation).join(' ')}
    </StatusText>
  );
}

function SessionText({ check: { result, codes, rounds, ownRounds } }: { check: ExportedSessionCheck }) {
  if (result === 'mismatch') return <Refused codes={codes} />;
  if (result === 'unavailable') return <StatusText tone="info">{proof.unavailable}</StatusText>;
  if (ownRounds < rounds) return <StatusText tone="info">{pasted.signed(rounds, ownRounds)}</StatusText>;
  return <StatusText tone="ok">{pasted.verified(rounds)}</StatusText>;
}
