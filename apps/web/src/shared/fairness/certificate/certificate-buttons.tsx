import { certificate } from '@goldwren/messages/current/certificate';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import type { CertificateFacts } from './certificate-facts.ts';
import { CopyLink } from './copy-link.tsx';

const fileName = 'goldwren-round.png';
const type = 'image/png';

/** True when this device can share a picture. Most desktop browsers cannot. */
function canShareImage(): boolean {
  const probe = new File([], fileName, { type });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

/** Copies the link to a round, and saves or shares the picture of its certificate. */
export function CertificateButtons({ facts, link }: { facts: CertificateFacts; link: string | null }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [canShare] = useState(canShareImage);
  const withImage = async (use: (image: Blob) => unknown) => {
    setBusy(true);
    setFailed(false);
    try {
      const { renderCertificate } = await import('./render-certificate.ts');
      await use(await renderCertificate(facts));
    } catch (error) {
      // A player who closes the sharing sheet has not seen a failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
    setBusy(false);
  };
  const share = (image: Blob) =>
    navigator.share({ files: [new File([image], fileName, { type })], ...(link === null ? {} : { url: link }) });
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-3">
      {link !== null && <CopyLink link={link} />}
      <Button look="secondary" busy={busy} onClick={() => void withImage((image) => saveFile(fileName, image, type))}>
        {certificate.save}
      </Button>
      {canShare && (
        <Button look="secondary" busy={busy} onClick={() => void withImage(share)}>
          {certificate.share}
        </Button>
      )}
      {failed && <StatusText tone="bad">{certificate.saveFailed}</StatusText>}
    </div>
  );
}
