import type { CDPSession } from '@playwright/test';

export interface Task {
  readonly thread: string;
  /** Milliseconds on the clock of the trace. */
  readonly at: number;
  readonly wallMs: number;
  readonly cpuMs: number;
}

export interface Trace {
  readonly tasks: readonly Task[];
  /** The page's own marks by name. */
  readonly marks: ReadonlyMap<string, number>;
  /** The events as received, with what each task did if that was requested. */
  readonly events: readonly TraceEvent[];
}

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly frame?: string };
    readonly beginData?: { readonly frame?: string; readonly dirtyObjects?: number; readonly partialLayout?: boolean };
    readonly elementCount?: number;
  };
}

const categories = ['toplevel', 'blink.user_timing', '__metadata'];
const detailedCategories = ['devtools.timeline'];

/**
 * Returns every task of the browser's threads during `run`, with its actual processor time.
 * @param detailed Also records what each task does. This costs time in the page.
 */
export async function traced(cdp: CDPSession, run: () => Promise<void>, detailed = false): Promise<Trace> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [...categories, ...(detailed ? detailedCategories : [])],
      excludedCategories: ['*'],
    },
  });
  await run();
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return read(events);
}

function read(events: readonly TraceEvent[]): Trace {
  const key = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const names = new Map(
    events.filter(({ name }) => name === 'thread_name').map((event) => [key(event), event.args?.name ?? '']),
  );
  const tasks = events
    .filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .map((event) => ({
      thread: names.get(key(event)) ?? '',
      at: event.ts / 1_000,
      wallMs: (event.dur ?? 0) / 1_000,
      cpuMs: (event.tdur ?? 0) / 1_000,
    }));
  const marks = new Map(events.filter(({ ph }) => ph === 'R' || ph === 'I').map(({ name, ts }) => [name, ts / 1_000]));
  return { tasks, marks, events };
}
