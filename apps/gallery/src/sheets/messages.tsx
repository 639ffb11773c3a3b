import { LoadProblem, RequestId } from '@goldwren/ui/load-problem';
import { notify } from '@goldwren/ui/notice';
import { NoticePlace } from '@goldwren/ui/notice-place';
import { Banner, StatusText, type StatusTone } from '@goldwren/ui/status-text';
import { useEffect } from 'react';
import type { Sheet } from '../sheet.ts';

const texts = {
  ok: 'The message is sent.',
  bad: 'The card was refused. No money was taken.',
  warn: 'Your balance is below the stake.',
  info: 'Prizes are paid on business days.',
} satisfies Record<StatusTone, string>;
const tones = Object.entries(texts) as [StatusTone, string][];

function Notice({ tone, text }: { tone: 'ok' | 'bad'; text: string }) {
  useEffect(() => {
    const show = () => notify(tone, text);
    show();
    // A confirmation disappears automatically, so it is shown again and again here.
    const again = setInterval(show, 1_000);
    return () => clearInterval(again);
  }, [tone, text]);
  return <NoticePlace dismiss="Dismiss" />;
}

const nothing = () => undefined;

export const messages: Sheet = {
  title: 'Messages',
  specimens: [
    {
      state: 'status text, every tone',
      show: (
        <div className="grid gap-2">
          {tones.map(([tone, text]) => (
            <StatusText key={tone} tone={tone}>
              {text}
            </StatusText>
          ))}
        </div>
      ),
    },
    {
      state: 'banner, every tone',
      show: (
        <div className="grid w-full gap-2">
          {tones.map(([tone, text]) => (
            <Banner key={tone} tone={tone}>
              {text}
            </Banner>
          ))}
        </div>
      ),
    },
    { state: 'notice, confirms', show: <Notice tone="ok" text="Your profile is saved." />, framed: true },
    {
      state: 'notice, tells of a problem',
      show: <Notice tone="bad" text="Your profile is not saved." />,
      framed: true,
    },
    { state: 'load problem', show: <LoadProblem text="Your rounds could not be loaded." onRetry={nothing} /> },
    {
      state: 'load problem that support can look up',
      show: <LoadProblem text="Your rounds could not be loaded." requestId="0199a0a0-0000-7000" onRetry={nothing} />,
    },
    { state: 'request id', show: <RequestId id="0199a0a0-0000-7000-8000-00000000000a" /> },
  ],
};
