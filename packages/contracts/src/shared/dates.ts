import { isCalendarDay, isCalendarYear } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from './form-codes.ts';

/** A day in a request. It must exist and be within the accepted years (`calendarYears`). */
export const calendarDay = z.iso.date(formCode('invalid')).refine(isCalendarDay, formCode('invalid'));

/** An instant in a request: UTC, ISO 8601, within the accepted years. */
export const pointInTime = z.iso
  .datetime(formCode('invalid'))
  .refine((text) => isCalendarYear(Number(text.slice(0, 4))), formCode('invalid'));
