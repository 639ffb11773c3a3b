export { doubleOnceEntry } from './double-once/entry.ts';
export type {
  DoubleOnceAction,
  DoubleOnceChoice,
  DoubleOnceEvent,
  DoubleOnceView,
} from './double-once/events.ts';
export { doubleOnce } from './double-once/index.ts';
