import type { DataExport, User } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { useRef } from 'react';
import type { WithPassword } from '../../shared/password-again/use-password-again.tsx';
import { LastExport } from './last-export.tsx';
import { RequestExportButton } from './request-export-button.tsx';
import { isUnfinished, type useExports } from './use-exports.ts';
import { describeRequestProblem, useRequestExport } from './use-request-export.ts';

const messages = privacyCenter.copy;

interface CopyCardProps {
  user: User;
  exports: ReturnType<typeof useExports>;
  withPassword: WithPassword;
}

/** Requests an export of all data, shows the progress of the last one, and offers the download. */
export function CopyCard({ user, exports, withPassword }: CopyCardProps) {
  const last = useRef<HTMLDivElement>(null);
  // The pressed button is gone after the request.
  const request = useRequestExport({ withPassword, onRequested: () => last.current?.focus() });
  const refused = request.error ? describeRequestProblem(request.error) : null;
  return (
    <SectionCard title={messages.title}>
      <p className="-mt-1 max-w-3xl text-ink-2">{messages.text}</p>
      <p className="mt-2 mb-4 text-sm text-ink-3">{messages.terms}</p>
      <Loaded
        query={exports}
        loading={messages.loading}
        skeleton={<Skeleton className="h-24" />}
        problem={messages.problem}
        keepsOlder
      >
        {({ exports: [newest] }) => (
          <>
            <div ref={last} tabIndex={-1} className="grid gap-3">
              {newest ? (
                <LastExport key={newest.id} newest={newest} withPassword={withPassword} />
              ) : (
                <p className="text-ink-2">{messages.none}</p>
              )}
            </div>
            {refused ? (
              <Banner tone="bad" className="mt-4">
                {refused}
              </Banner>
            ) : null}
            {newest && isUnfinished(newest) ? null : (
              <RequestExportButton
                button={requestLabel(newest?.state)}
                look={newest?.state === 'ready' ? 'secondary' : 'primary'}
                offersDocuments={user.identity_status !== 'none'}
                busy={request.isPending}
                onRequest={(documents) => request.mutate(documents)}
              />
            )}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function requestLabel(last: DataExport['state'] | undefined): string {
  if (last === 'failed') return messages.tryAgain;
  return last === 'ready' ? messages.requestNew : messages.request;
}
