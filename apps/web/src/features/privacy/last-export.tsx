import type { DataExport } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { StatusText } from '@goldwren/ui/status-text';
import { durations } from '../../lib/durations.ts';
import { useNow } from '../../lib/use-now.ts';
import type { Asking } from '../../shared/password-again/use-password-again.tsx';
import { DownloadButton } from './download-button.tsx';
import { fileSize } from './file-size.ts';

const words = privacyCenter.copy;

/** The status of the latest export, and what the player can do with it. */
export function LastExport({ newest, asking }: { newest: DataExport; asking: Asking }) {
  switch (newest.state) {
    case 'queued':
      return <Building said={words.queued} progress={null} />;
    case 'running':
      return <Building said={newest.progress ? words.running : words.counting} progress={newest.progress} />;
    case 'ready':
      return <Ready file={newest} asking={asking} />;
    case 'failed':
      return <StatusText tone="bad">{words.failed}</StatusText>;
    case 'expired':
      return <StatusText tone="info">{words.expired}</StatusText>;
  }
}

/** The progress bar moves silently. Screen readers hear a change of the status, and can read the progress at any time. */
function Building({ said, progress }: { said: string; progress: DataExport['progress'] }) {
  const percent = progress && Math.floor((100 * progress.rows) / Math.max(1, progress.of));
  return (
    <>
      <StatusText tone="info">{said}</StatusText>
      <progress
        aria-label={words.progress}
        max={100}
        {...(percent === null ? {} : { value: percent })}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-well [&::-moz-progress-bar]:bg-info [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-info"
      />
      {progress && percent !== null ? (
        <p className="text-sm text-ink-2">{words.written(percent, progress.rows, progress.of)}</p>
      ) : null}
      <p className="text-sm text-ink-3">{words.mailed}</p>
    </>
  );
}

/** The remaining time is updated on screen. */
function Ready({ file, asking }: { file: DataExport; asking: Asking }) {
  const { size_bytes: size, expires_at: expires } = file;
  const until = expires === null ? null : Date.parse(expires);
  const now = useNow(until);
  if (expires === null || until === null || until <= now) return <StatusText tone="info">{words.expired}</StatusText>;
  return (
    <>
      <StatusText tone="ok">{words.ready(fileSize(size ?? 0))}</StatusText>
      <p className="text-ink-2">{words.until(durations.inWords((until - now) / 1_000), expires)}</p>
      <p className="text-sm text-ink-3">{words.keepSafe}</p>
      <div>
        <DownloadButton file={file} asking={asking} />
      </div>
    </>
  );
}
