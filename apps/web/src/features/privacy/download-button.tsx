import type { DataExport } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { Button, type ButtonLook } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Asking } from '../../shared/password-again/use-password-again.tsx';
import { whyRefused } from './why-refused.ts';

interface DownloadButtonProps {
  file: Pick<DataExport, 'id' | 'requested_at'>;
  asking: Asking;
  look?: ButtonLook;
  /** What is said where the words alone do not tell it from another. */
  label?: string;
}

/** Fetches the file, after the password where the server wants it first: everything that is known of a player is in it. */
export function DownloadButton({
  file: { id, requested_at: asked },
  asking,
  look = 'primary',
  label,
}: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => asking(() => api.privacy.file({ params: { id } })),
    onSuccess: (bytes) => saveFile(`goldwren-${asked.slice(0, 10)}.zip`, new Uint8Array(bytes), 'application/zip'),
  });
  const refused = download.error ? whyRefused(download.error) : null;
  return (
    <>
      {refused ? (
        <Banner tone="bad" className="mb-3">
          {refused}
        </Banner>
      ) : null}
      <Button look={look} busy={download.isPending} aria-label={label} onClick={() => download.mutate()}>
        {download.isPending ? privacyCenter.copy.downloading : privacyCenter.copy.download}
      </Button>
    </>
  );
}
