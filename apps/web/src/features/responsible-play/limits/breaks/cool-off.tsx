import { playBreaks } from '@goldwren/messages/current/play-breaks';
import { type CoolOffDays, coolOffDays } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { ChoiceCards } from '@goldwren/ui/choice-cards';
import { Banner } from '@goldwren/ui/status-text';
import { lazy, Suspense, useState } from 'react';

const messages = playBreaks.coolOff;
const CoolOffDialog = lazy(async () => ({ default: (await import('./cool-off-dialog.tsx')).CoolOffDialog }));

/** A short break. The player chooses the length, and a dialog explains what stops. */
export function CoolOff({ until }: { until: string | null }) {
  const [days, setDays] = useState<CoolOffDays>(coolOffDays[0]);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <SectionCard title={messages.title}>
      <p className="-mt-1 mb-3 text-ink-2">{messages.text}</p>
      {until ? (
        <Banner tone="info" className="mb-3">
          {messages.running(until)}
        </Banner>
      ) : null}
      <ChoiceCards
        legend={messages.legend}
        name="cool_off_days"
        className="grid-cols-2 sm:grid-cols-3"
        choices={coolOffDays.map((each) => ({ value: String(each), label: playBreaks.days(each) }))}
        value={String(days)}
        onChange={(value) => setDays(coolOffDays.find((each) => String(each) === value) ?? days)}
      />
      <Button look="secondary" className="mt-4" onClick={() => setIsDialogOpen(true)}>
        {messages.begin}
      </Button>
      {isDialogOpen ? (
        <Suspense fallback={null}>
          <CoolOffDialog days={days} onDone={() => setIsDialogOpen(false)} />
        </Suspense>
      ) : null}
    </SectionCard>
  );
}
