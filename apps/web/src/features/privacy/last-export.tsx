import type { DataExport } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { StatusText } from '@goldwren/ui/status-text';
import { useNow } from '../../lib/browser/use-now.ts';
import { durations } from '../../lib/i18n/durations.ts';
import type { WithPassword } from '../../shared/password-again/use-password-again.tsx';
import { DownloadButton } from './download-button.tsx';
import { fileSize } from './file-size.ts';

const messages = privacyCenter.copy;

/** The status of the latest export, and what the player can do with it. */
export function LastExport({ newest, withPassword }: { newest: DataExport; withPassword: WithPassword }) {
  switch (newest.state) {
    case 'queued':
      return <Building text={messages.queued} progress={null} />;
    case 'running':
      return <Building text={newest.progress ? messages.running : messages.counting} progress={newest.progress} />;
    case 'ready':
      return <Ready file={newest} withPassword={withPassword} />;
    case 'failed':
      return <StatusText tone="bad">{messages.failed}</StatusText>;
    case 'expired':
      return <StatusText tone="info">{messages.expired}</StatusText>;
  }
}

/** The progress bar moves silently. Screen readers hear a change of the status, and can read the progress at any time. */
function Building({ text, progress }: { text: string; progress: DataExport['progress'] }) {
  const percent = progress && Math.floor((100 * progress.rows) / Math.max(1, progress.of));
  return (
    <>
      <StatusText tone="info">{text}</StatusText>
      <progress
        aria-label={messages.progress}
        max={100}
        {...(percent === null ? {} : { value: percent })}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-well [&::-moz-progress-bar]:bg-info [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-info"
      />
      {progress && percent !== null ? (
        <p className="text-sm text-ink-2">{messages.written(percent, progress.rows, progress.of)}</p>
      ) : null}
      <p className="text-sm text-ink-3">{messages.mailed}</p>
    </>
  );
}

/** The remaining time is updated on screen. */
function Ready({ file, withPassword }: { file: DataExport; withPassword: WithPassword }) {
  const { size_bytes: size, expires_at: expires } = file;
  const until = expires === null ? null : Date.parse(expires);
  const now = useNow(until);
  if (expires === null || until === null || until <= now)
    return <StatusText tone="info">{messages.expired}</StatusText>;
  return (
    <>
      <StatusText tone="ok">{messages.ready(fileSize(size ?? 0))}</StatusText>
      <p className="text-ink-2">{messages.until(durations.inWords((until - now) / 1_000), expires)}</p>
      <p className="text-sm text-ink-3">{messages.keepSafe}</p>
      <div>
        <DownloadButton file={file} withPassword={withPassword} />
      </div>
    </>
  );
}
