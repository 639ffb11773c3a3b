import { counter, histogram } from './registry.ts';

export const httpRequests = counter(
  'goldwren_http_requests_total',
  'Answered HTTP requests by route of the API, method and class of the status. The route is "site" for files and pages, and "none" when nothing matches.',
  ['route', 'method', 'status'],
);

/** The bucket of 0.25 s is the limit for rounds in the alert rules. */
export const httpDuration = histogram(
  'goldwren_http_request_duration_seconds',
  'Time from the head of a request to the end of its answer.',
  ['route', 'method'],
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
);
