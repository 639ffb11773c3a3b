import { rtpMessages as messages } from '@goldwren/messages/staff/monitoring/rtp';
import { returnVerdicts } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';

/** Explains what each reading means, and what it does not mean. */
export function HowToRead() {
  return (
    <SectionCard title={messages.howToRead}>
      <Facts facts={returnVerdicts.map((verdict) => [messages.verdicts[verdict], messages.readings[verdict]])} />
    </SectionCard>
  );
}
