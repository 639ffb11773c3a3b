import { alertMessages as messages } from '@goldwren/messages/staff/monitoring/alerts';
import type { AlertLevel } from '@goldwren/rules';
import { Mark, type MarkTone } from '../../shared/mark.tsx';

const tones: Record<AlertLevel, MarkTone> = { warn: 'info', error: 'warn', fatal: 'bad' };

export function LevelMark({ level }: { level: AlertLevel }) {
  return <Mark tone={tones[level]}>{messages.levels[level]}</Mark>;
}
