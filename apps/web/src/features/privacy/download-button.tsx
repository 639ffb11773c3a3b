import type { DataExport } from '@goldwren/contracts/player';
import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { Button, type ButtonLook } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import type { WithPassword } from '../../shared/password-again/use-password-again.tsx';
import { describeRefusal } from './describe-refusal.ts';

interface DownloadButtonProps {
  file: Pick<DataExport, 'id' | 'requested_at'>;
  withPassword: WithPassword;
  look?: ButtonLook;
  /** The accessible label, where the visible text alone does not identify the file. */
  label?: string;
}

/** Downloads the file, after the password if the server requires it, because the file contains all data of the player. */
export function DownloadButton({
  file: { id, requested_at: requestedAt },
  withPassword,
  look = 'primary',
  label,
}: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => withPassword(() => api.privacy.file({ params: { id } })),
    onSuccess: (bytes) =>
      saveFile(`goldwren-${requestedAt.slice(0, 10)}.zip`, new Uint8Array(bytes), 'application/zip'),
  });
  const refused = download.error ? describeRefusal(download.error) : null;
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
