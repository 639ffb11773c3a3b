import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const okStatus = Buffer.from('HTTP/1.1 200 ');

/**
 * One keep-alive connection with one request at a time. It reads only the status and the length of an answer, because a
 * full HTTP client would need about as much CPU as the measured server. After a pause, in which the server closes idle connections,
 * it connects again.
 */
export class RawConnection {
  private readonly port: number;
  private socket: Socket;
  private received: Buffer = Buffer.alloc(0);
  private missing = -1;
  private settle: ((error: Error | null) => void) | null = null;

  constructor(port: number) {
    this.port = port;
    this.socket = this.connect();
  }

  private connect(): Socket {
    return connect({ port: this.port, host: '127.0.0.1', noDelay: true })
      .on('data', (chunk) => this.onData(chunk))
      .on('error', (error) => this.finish(error))
      .on('close', () => this.finish(new Error('the server closed the connection')));
  }

  /** @throws Error for any answer except 200. */
  send(request: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.settle = (error) => (error ? reject(error) : resolve());
      if (this.socket.closed) this.socket = this.connect();
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private onData(chunk: Buffer): void {
    if (this.missing >= 0) {
      this.missing -= chunk.length;
      if (this.missing <= 0) this.finish(null);
      return;
    }
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const end = this.received.indexOf(headEnd);
    if (end < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.received.toString('latin1', 0, end))?.[1];
    if (!this.received.subarray(0, okStatus.length).equals(okStatus) || length === undefined) {
      this.finish(new Error(`unexpected answer: ${this.received.toString('utf8').slice(0, 600)}`));
      return;
    }
    this.missing = Number(length) - (this.received.length - end - headEnd.length);
    if (this.missing <= 0) this.finish(null);
  }

  private finish(error: Error | null): void {
    const settle = this.settle;
    this.settle = null;
    this.received = Buffer.alloc(0);
    this.missing = -1;
    settle?.(error);
  }
}
