import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Delivered {
  readonly recipients: readonly string[];
  /** The raw message as received. */
  readonly raw: string;
  readonly messageId: string;
  /** The decoded text and HTML parts. */
  readonly text: string;
  readonly html: string;
}

/** How the server answers the next recipients and messages. Each answer is used once, and then everything is accepted. */
export interface Script {
  /** Replies to RCPT TO. */
  rcpt?: { code: number; message: string }[];
  /** Called when a message has arrived, before the acknowledgement. */
  beforeAck?: () => Promise<void>;
}

/** A real SMTP server on loopback that stores accepted mail and can simulate failures. */
export interface TestSmtp {
  readonly url: string;
  readonly port: number;
  readonly delivered: Delivered[];
  readonly script: Script;
  close(): Promise<void>;
}

/** Returns the value of a header, with folded lines joined. */
export function headerOf(raw: string, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
}

export async function startTestSmtp(port = 0): Promise<TestSmtp> {
  const delivered: Delivered[] = [];
  const script: Script = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      const reply = script.rcpt?.shift();
      done(reply ? Object.assign(new Error(reply.message), { responseCode: reply.code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const { text = '', html = '' } = await PostalMime.parse(raw);
        delivered.push({ recipients, raw, messageId: headerOf(raw, 'message-id') ?? '', text, html });
        await script.beforeAck?.();
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: chosen } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    port: chosen,
    delivered,
    script,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
