import { vi } from 'vitest';

interface Upload {
  url: string;
  form: FormData;
  /** Reports upload progress to the page. */
  progress: (loaded: number, total: number) => void;
  answer: (status: number, body: unknown) => void;
  breakOff: () => void;
}

/** Replaces XMLHttpRequest, which jsdom would send over the network. Returns the sent uploads, which the test answers. */
export function fakeUploads(): Upload[] {
  const sent: Upload[] = [];
  class FakeRequest {
    status = 0;
    responseText = '';
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    onabort: () => void = () => undefined;
    upload: { onprogress: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {
      onprogress: () => undefined,
    };
    private url = '';
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {
      this.onabort();
    }
    send(form: FormData) {
      sent.push({
        url: this.url,
        form,
        progress: (loaded, total) => this.upload.onprogress({ loaded, total, lengthComputable: true }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload();
        },
        breakOff: () => this.onerror(),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
