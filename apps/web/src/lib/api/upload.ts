import { ApiProblem, type Endpoint, NetworkProblem } from '@goldwren/contracts/client';
import type { ProblemBody } from '@goldwren/contracts/player';
import { locale } from '../i18n/locale.ts';
import { useAuth } from '../session/auth-store.ts';

interface Upload {
  endpoint: Endpoint;
  form: FormData;
  /** Between 0 and 1, the fraction of bytes sent. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads files with XMLHttpRequest, because `fetch` does not report upload progress. The result is the same as for other
 * calls: the body on success, otherwise an `ApiProblem` or a `NetworkProblem`. An abort rejects like an aborted fetch.
 */
export function upload<Answer>({ endpoint, form, onProgress, signal }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const callerId = useAuth.getState().user?.id;
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpoint.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', locale);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status === 401 && callerId && useAuth.getState().user?.id === callerId) useAuth.getState().logout();
      const body = read(request.responseText);
      if (request.status >= 200 && request.status < 300 && body !== null) resolve(body as Answer);
      else
        reject(
          new ApiProblem(
            request.status,
            (body ?? {}) as Partial<ProblemBody>,
            request.getResponseHeader('retry-after'),
          ),
        );
    };
    request.onerror = () => reject(new NetworkProblem(new TypeError('The upload was interrupted')));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Returns null for anything but a JSON object, for example an error page from a proxy. */
function read(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
