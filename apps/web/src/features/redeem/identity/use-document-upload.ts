import { firstFieldErrors } from '@goldwren/contracts/client';
import type { Identity } from '@goldwren/contracts/player';
import { endpoints } from '@goldwren/contracts/player/client';
import { verifyIdentity as messages } from '@goldwren/messages/current/verify-identity';
import { type DocumentKind, documentUpload } from '@goldwren/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';
import { upload } from '../../../lib/api/upload.ts';
import { fieldMessages } from '../../../lib/form/field-messages.ts';
import { describeProblem } from '../../../lib/problems/describe-problem.ts';

const types: readonly string[] = documentUpload.types.map((type) => `image/${type}`);

/** The problem with a file that can be detected before the upload, or null. */
export function fileFault(file: File): string | null {
  if (file.size === 0) return fieldMessages({ file: [{ code: 'image_empty' }] }).file ?? null;
  if (file.size > documentUpload.maxBytes) return messages.tooLarge;
  return types.includes(file.type) ? null : (fieldMessages({ file: [{ code: 'image_type' }] }).file ?? null);
}

interface Sending {
  file: File;
  issuedOn: string | null;
}

/** Uploads one document and reports the progress. The server's answer replaces the cached state. */
export function useDocumentUpload(kind: DocumentKind, onReceived: () => void) {
  const queryClient = useQueryClient();
  const [share, setShare] = useState(0);
  const stopper = useRef<AbortController | null>(null);
  const mutation = useMutation({
    mutationFn: ({ file, issuedOn }: Sending) => {
      stopper.current = new AbortController();
      setShare(0);
      const form = new FormData();
      // The fields come before the file, because the server reads them in order.
      form.set('kind', kind);
      if (issuedOn !== null) form.set('issued_on', issuedOn);
      form.set('file', file);
      return upload<{ identity: Identity }>({
        endpoint: endpoints.identity.upload,
        form,
        onProgress: setShare,
        signal: stopper.current.signal,
      });
    },
    onSuccess: ({ identity }) => {
      queryClient.setQueryData(queries.identity.get().queryKey, { identity });
      onReceived();
    },
  });
  const stopped = mutation.error?.name === 'AbortError';
  const errors = firstFieldErrors(mutation.error);
  const problem = mutation.error && !stopped ? describeProblem(mutation.error, 'submission') : null;
  return {
    send: mutation.mutate,
    stop: () => stopper.current?.abort(),
    forget: mutation.reset,
    sending: mutation.isPending,
    percent: Math.floor(share * 100),
    errors,
    /** A rejection that names no field of the form. */
    problem: errors.file || errors.issued_on ? null : problem,
  };
}
