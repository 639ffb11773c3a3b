import { fairness } from '@goldwren/messages/current/fairness';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { type Alarm, alarmSentence } from './alarm.ts';
import { downloadJson } from './download-json.ts';

/** A fairness violation: what does not match, in plain language, and the evidence as a download. */
export function AlarmNote({ alarm }: { alarm: Alarm }) {
  return (
    <Banner tone="bad" className="my-2">
      <strong>{fairness.alarm.caught}</strong>{' '}
      <span className="text-ink">
        {alarm.codes.map(alarmSentence).join(' ')} {fairness.alarm.stop}
      </span>
      <Button look="secondary" className="mt-2" onClick={() => downloadJson('goldwren-evidence.json', alarm)}>
        {fairness.alarm.save}
      </Button>
    </Banner>
  );
}
