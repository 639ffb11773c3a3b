import type { DataExport, User } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { useRef } from 'react';
import type { Asking } from '../../shared/password-again/use-password-again.tsx';
import { AskForExport } from './ask-for-export.tsx';
import { LastExport } from './last-export.tsx';
import { isUnfinished, type useExports } from './use-exports.ts';
import { useRequestExport, whyNotAsked } from './use-request-export.ts';

const words = privacyCenter.copy;

interface CopyCardProps {
  user: User;
  exports: ReturnType<typeof useExports>;
  asking: Asking;
}

/** Requests an export of all data, shows the progress of the last one, and offers the download. */
export function CopyCard({ user, exports, asking }: CopyCardProps) {
  const last = useRef<HTMLDivElement>(null);
  // The pressed button is gone after the request.
  const request = useRequestExport({ asking, onAsked: () => last.current?.focus() });
  const refused = request.error ? whyNotAsked(request.error) : null;
  return (
    <SectionCard title={words.title}>
      <p className="-mt-1 max-w-3xl text-ink-2">{words.text}</p>
      <p className="mt-2 mb-4 text-sm text-ink-3">{words.terms}</p>
      <Loaded
        query={exports}
        loading={words.loading}
        skeleton={<Skeleton className="h-24" />}
        problem={words.problem}
        keepsOlder
      >
        {({ exports: [newest] }) => (
          <>
            <div ref={last} tabIndex={-1} className="grid gap-3">
              {newest ? (
                <LastExport key={newest.id} newest={newest} asking={asking} />
              ) : (
                <p className="text-ink-2">{words.none}</p>
              )}
            </div>
            {refused ? (
              <Banner tone="bad" className="mt-4">
                {refused}
              </Banner>
            ) : null}
            {newest && isUnfinished(newest) ? null : (
              <AskForExport
                button={askWords(newest?.state)}
                look={newest?.state === 'ready' ? 'secondary' : 'primary'}
                offersDocuments={user.identity_status !== 'none'}
                busy={request.isPending}
                onAsk={(documents) => request.mutate(documents)}
              />
            )}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function askWords(last: DataExport['state'] | undefined): string {
  if (last === 'failed') return words.tryAgain;
  return last === 'ready' ? words.requestNew : words.request;
}
