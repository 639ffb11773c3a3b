import { rtpWords as words } from '@goldwren/messages/staff/rtp';
import { returnVerdicts } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';

/** What each reading says, and what it does not. */
export function HowToRead() {
  return (
    <SectionCard title={words.howToRead}>
      <Facts facts={returnVerdicts.map((verdict) => [words.verdicts[verdict], words.readings[verdict]])} />
    </SectionCard>
  );
}
