import { counter, gauge, histogram } from './registry.ts';

export const notificationsReceived = counter(
  'goldwren_payment_notifications_total',
  'Payment notifications by provider and result: "processed", "late" (by the job), "forged" or "failed".',
  ['provider', 'result'],
);

export const providerCalls = counter(
  'goldwren_payment_provider_calls_total',
  'Calls that register an order with a payment provider, by provider and result: "answered" or "failed".',
  ['provider', 'result'],
);

export const notificationDuration = histogram(
  'goldwren_payment_notification_duration_seconds',
  'Time from the arrival of a genuine notification until its effect was committed.',
  ['provider'],
  [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
);

export const notificationsWaiting = gauge(
  'goldwren_payment_notifications_waiting',
  'Payment notifications that are stored but not processed.',
);

export const oldestNotification = gauge(
  'goldwren_payment_notification_oldest_timestamp_seconds',
  'Arrival of the oldest notification that is not processed. Absent when none waits.',
);
