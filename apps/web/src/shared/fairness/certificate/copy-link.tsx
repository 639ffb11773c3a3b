import { certificate } from '@goldwren/messages/current/certificate';
import { Button } from '@goldwren/ui/button';
import { useState } from 'react';

/** Copies a link. Without access to the clipboard, it shows the link for manual selection. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    // Without a secure connection, there is no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        {copied === 'yes' ? certificate.copied : certificate.copyLink}
      </Button>
      <span role="status" className={copied === 'failed' ? 'basis-full text-sm' : 'sr-only'}>
        {copied === 'yes' && certificate.copied}
        {copied === 'failed' && (
          <>
            {certificate.copyFailed} <code className="break-all select-all">{link}</code>
          </>
        )}
      </span>
    </>
  );
}
