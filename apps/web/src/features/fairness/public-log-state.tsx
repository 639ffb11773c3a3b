import { publicLog } from '@goldwren/messages/current/public-log';
import { publicLogWitnesses } from '@goldwren/rules';
import { toBase64 } from '@goldwren/transparency-log';
import { Facts } from '@goldwren/ui/facts';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../lib/i18n/format.ts';
import { checkLog, type LogState } from '../../shared/fairness/public-log/check-log.ts';
import { LogFault } from '../../shared/fairness/public-log/log-fault.tsx';
import { readSiteLog } from '../../shared/fairness/public-log/read-site-log.ts';

/** The state of the public log as this browser sees it. */
export function PublicLogState() {
  const { data: state, isError } = useQuery({
    queryKey: ['public-log'],
    queryFn: async () => checkLog(await readSiteLog()),
    staleTime: 0,
    retry: false,
  });
  if (isError) return <p className="text-ink-2">{publicLog.unavailable}</p>;
  if (!state) return <p className="text-ink-2">{publicLog.loading}</p>;
  if (state.violation) return <LogFault violation={state.violation} />;
  return <Checked state={state} />;
}

function Checked({ state }: { state: LogState }) {
  const { checkpoint, isFirst, stored, witnesses } = state;
  if (checkpoint === null) return <p className="text-ink-2">{publicLog.empty}</p>;
  const { required, keys } = publicLogWitnesses;
  return (
    <>
      {stored ? (
        <StatusText tone="ok">{isFirst ? publicLog.first : publicLog.consistent}</StatusText>
      ) : (
        <StatusText tone="warn">{publicLog.notStored}</StatusText>
      )}
      {witnesses.length < required && <StatusText tone="warn">{publicLog.withoutWitnesses}</StatusText>}
      <Facts
        className="mt-3"
        facts={[
          [publicLog.entries, formats.number(checkpoint.size)],
          [publicLog.root, <code key="root">{toBase64(checkpoint.root)}</code>],
          [
            publicLog.witnesses,
            keys.length === 0 ? publicLog.noWitness : publicLog.witnessesShort(witnesses.length, required),
          ],
        ]}
      />
    </>
  );
}
