import { gameByMaths } from '@goldwren/game-engine/registry';
import { fairness } from '@goldwren/messages/current/fairness';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { checkExport, type SessionReport } from '@goldwren/verify-rounds';
import { useId, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkRecord, type ProvableRound, type RecordCheck } from '../../shared/fairness/check-record.ts';
import { CheckText } from '../../shared/fairness/proof-panel.tsx';
import { webCryptography } from '../../shared/fairness/web-crypto.ts';

type Verdict = { check: RecordCheck } | { reports: readonly SessionReport[] } | { problem: string };

/** Loads the published keys. Without them, the check uses the key in the file and says that this proves nothing. */
async function loadKeys(): Promise<string[]> {
  try {
    return (await api.fairness.keys()).results.map(({ public_key }) => public_key);
  } catch {
    return [];
  }
}

/** Checks a round from the proof dialog, or an exported session. @throws Error when the text is neither */
async function judge(text: string): Promise<Verdict> {
  const data = JSON.parse(text) as object;
  if (data !== null && 'sessions' in data) {
    const report = await checkExport(webCryptography, gameByMaths, data, { keys: await loadKeys() });
    if ('sessions' in report) return { reports: report.sessions };
  }
  const check = await checkRecord(data as ProvableRound, null);
  return { check };
}

/** Checks pasted data or a file. No data leaves the browser. */
export function CheckPasted() {
  const id = useId();
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = (content: string) =>
    judge(content).then(setVerdict, () => setVerdict({ problem: fairness.pasted.neither }));
  const take = async (file: File | undefined) => {
    if (!file) return;
    const content = await file.text();
    setText(content);
    await check(content);
  };
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        {fairness.pasted.label}
      </label>
      <textarea
        id={id}
        className="field min-h-32 font-mono text-sm"
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void check(text)}>{fairness.pasted.check}</Button>
        <label className="link min-h-11 py-2.5">
          {fairness.pasted.file}
          <input
            type="file"
            accept="application/json"
            className="sr-only"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      </div>
      {verdict && <VerdictText verdict={verdict} />}
      <p className="text-sm text-ink-2">{fairness.pasted.private}</p>
    </div>
  );
}

function VerdictText({ verdict }: { verdict: Verdict }) {
  if ('problem' in verdict) return <StatusText tone="bad">{verdict.problem}</StatusText>;
  if ('check' in verdict) return <CheckText check={verdict.check} watched={false} />;
  return (
    <>
      {verdict.reports.map(({ session, ok, rounds, problems, keyWasGiven }) => (
        <StatusText key={session} tone={ok ? (keyWasGiven ? 'ok' : 'info') : 'bad'}>
          {ok
            ? keyWasGiven
              ? fairness.pasted.verified(rounds)
              : fairness.pasted.ownKey(rounds)
            : fairness.pasted.mismatch(problems.join(' '))}
        </StatusText>
      ))}
    </>
  );
}
