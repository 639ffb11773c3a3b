import type { DataExport } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { SectionCard } from '@goldwren/ui/card';
import type { WithPassword } from '../../shared/password-again/use-password-again.tsx';
import { DownloadButton } from './download-button.tsx';
import { fileSize } from './file-size.ts';

const messages = privacyCenter.earlier;

/** All exports except the latest, which is shown separately. */
export function EarlierExports({
  exports,
  withPassword,
}: {
  exports: readonly DataExport[];
  withPassword: WithPassword;
}) {
  return (
    <SectionCard title={messages.title}>
      <ul className="divide-y divide-line">
        {exports.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div>
              <p>
                <time dateTime={one.requested_at}>{messages.requested(one.requested_at)}</time>
              </p>
              <p className="text-sm text-ink-3">{stateOf(one)}</p>
            </div>
            {one.state === 'ready' ? (
              <div>
                <DownloadButton
                  file={one}
                  withPassword={withPassword}
                  look="secondary"
                  label={messages.downloadOf(one.requested_at)}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function stateOf({ state, size_bytes: size, expires_at: expires }: DataExport): string {
  const parts = [
    messages.states[state],
    ...(size === null ? [] : [fileSize(size)]),
    ...(state === 'ready' && expires !== null ? [messages.until(expires)] : []),
  ];
  return parts.join(' · ');
}
