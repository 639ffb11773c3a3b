import type { RealisedReturn } from '@goldwren/contracts/staff';
import { rtpMessages as messages } from '@goldwren/messages/staff/monitoring/rtp';
import type { ReturnVerdict } from '@goldwren/rules';
import { Mark, type MarkTone } from '../../shared/mark.tsx';

const tones: Record<ReturnVerdict, MarkTone> = {
  none: 'info',
  too_few: 'info',
  usual: 'ok',
  unusual: 'info',
  rare: 'warn',
  beyond: 'bad',
};

/**
 * The verdict on an RTP. Rounds that do not match their secret are listed separately because chance cannot
 * explain them.
 */
export function Reading({ verdict, mismatches }: Pick<RealisedReturn, 'verdict' | 'mismatches'>) {
  return (
    <>
      <Mark tone={tones[verdict]}>{messages.verdicts[verdict]}</Mark>
      {mismatches > 0 ? (
        <span className="block">
          <Mark tone="bad">{messages.mismatches(mismatches)}</Mark>
        </span>
      ) : null}
    </>
  );
}
