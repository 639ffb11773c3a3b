import { proofButton } from '@goldwren/messages/current/proof-button';
import { Dialog } from '@goldwren/ui/dialog';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const ProofPanel = lazy(() => import('./proof-panel.tsx').then(({ ProofPanel: panel }) => ({ default: panel })));

interface ProofButtonProps {
  roundId: string;
  /** Identifies the round for screen readers when there are several buttons. */
  about?: string;
  className?: string;
  /** Shown in the button after its text. */
  children?: ReactNode;
}

/** Opens the proof of a settled round. The code of the check loads only then. */
export function ProofButton({ roundId, about, className = 'link min-h-11', children }: ProofButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {proofButton.open} {about && <span className="sr-only">{about}</span>}
        {children}
      </button>
      <Dialog open={open} closesOutside title={proofButton.title} onClose={() => setOpen(false)}>
        <Suspense fallback={<ProofLoading />}>
          <ProofPanel roundId={roundId} />
        </Suspense>
      </Dialog>
    </>
  );
}

function ProofLoading() {
  return (
    <>
      <LoadingText>{proofButton.loading}</LoadingText>
      <Skeleton className="h-72 w-full" />
    </>
  );
}
