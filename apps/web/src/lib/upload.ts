import { ApiProblem, type Endpoint, NetworkProblem } from '@goldwren/contracts/client';
import type { ProblemBody } from '@goldwren/contracts/player';
import { useAuth } from './auth-store.ts';
import { locale } from './locale.ts';

interface Upload {
  endpoint: Endpoint;
  form: FormData;
  /** Between 0 and 1, of the bytes that have left. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends files. `fetch` does not tell how far an upload has come, XMLHttpRequest does; what comes back is told like any
 * call's: the body of a success, else `ApiProblem` or `NetworkProblem` is thrown. An abort rejects as fetch's does.
 */
export function upload<Answer>({ endpoint, form, onProgress, signal }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asker = useAuth.getState().user?.id;
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpoint.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', locale);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status === 401 && asker && useAuth.getState().user?.id === asker) useAuth.getState().logout();
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
    request.onerror = () => reject(new NetworkProblem(new TypeError('The upload broke off.')));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** null for what is no JSON object, as a proxy in between would answer. */
function read(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
