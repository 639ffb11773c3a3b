import { vi } from 'vitest';

interface Upload {
  url: string;
  form: FormData;
  /** Tells the page how far it has come. */
  progress: (loaded: number, total: number) => void;
  answer: (status: number, body: unknown) => void;
  breakOff: () => void;
}

/** Stands in for XMLHttpRequest, which jsdom would send over a real network. Returns what was sent, to be answered by hand. */
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
