import { freeEntry } from '@goldwren/messages/current/free-entry';
import { useQuery } from '@tanstack/react-query';
import { MailIn } from '../../features/free-entry/mail-in.tsx';
import { NoEntry } from '../../features/free-entry/no-entry.tsx';
import { OnlineEntry } from '../../features/free-entry/online-entry.tsx';
import { SameForEveryone } from '../../features/free-entry/same-for-everyone.tsx';
import { queries } from '../../lib/api/queries.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { useNoSweepsIn } from '../../shared/regions/use-no-sweeps-in.ts';

export function Component() {
  const signedIn = useAuth((state) => state.user !== null);
  const place = useNoSweepsIn(useQuery(queries.freeEntry.offer()).data?.no_sweeps_in);
  const title = place === null ? freeEntry.title : freeEntry.titleWithout;
  usePageTitle(title);
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      {place === null ? (
        <Entry />
      ) : (
        <div className="mt-5">
          <NoEntry {...{ place, signedIn }} />
        </div>
      )}
    </div>
  );
}

function Entry() {
  return (
    <>
      <p className="mt-2 mb-5 max-w-2xl text-ink-2">{freeEntry.intro}</p>
      <div className="mb-3 grid items-start gap-3 md:mb-4 md:grid-cols-[1.2fr_1fr] md:gap-4">
        <section aria-label={freeEntry.online} className="card p-4 md:p-6">
          <OnlineEntry />
        </section>
        <MailIn />
      </div>
      <SameForEveryone />
    </>
  );
}
