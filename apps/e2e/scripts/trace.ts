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
  /** The frames of the page, in the order of their display refreshes. */
  readonly frames: readonly Frame[];
  /** The page's own marks by name. */
  readonly marks: ReadonlyMap<string, number>;
  /** The events as received, with what each task did if that was requested. */
  readonly events: readonly TraceEvent[];
}

/** A picture that the player saw. */
export interface Frame {
  /** When its refresh of the display began, in milliseconds on the clock of the trace. */
  readonly at: number;
  /** The refreshes directly before it that had something to draw and presented nothing. */
  readonly missed: number;
  /** It was presented without an update of the main thread that was due. */
  readonly late: boolean;
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
    readonly data?: { readonly frame?: string; readonly documentLoaderURL?: string };
    readonly beginData?: { readonly frame?: string; readonly dirtyObjects?: number; readonly partialLayout?: boolean };
    readonly elementCount?: number;
    readonly frame_reporter?: { readonly frame_sequence: number; readonly state: string };
  };
}

const categories = ['toplevel', 'benchmark', 'blink.user_timing', '__metadata'];
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
  const page = events.find(({ name }) => name.startsWith('begin '))?.pid;
  return { tasks, marks, events, frames: framesOf(events.filter(({ pid }) => pid === page)) };
}

/**
 * Reads the frames that the compositor of a process reports (PipelineReporter in cc/metrics of Chromium). A refresh has two
 * reports if the compositor presents it without the update of the main thread, which follows later. Refreshes are numbered.
 * Without anything to draw, the last report says so, and the next numbers have no report.
 */
function framesOf(events: readonly TraceEvent[]): Frame[] {
  const refreshes = new Map<number, { at: number; states: string[] }>();
  for (const { name, ph, ts, args } of events) {
    const report = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report) continue;
    const { at, states } = refreshes.get(report.frame_sequence) ?? { at: ts / 1_000, states: [] };
    refreshes.set(report.frame_sequence, { at, states: [...states, report.state] });
  }
  const frames: Frame[] = [];
  let next: number | null = null;
  for (const [sequence, { at, states }] of [...refreshes].sort(([one], [other]) => one - other)) {
    if (states.some((state) => state.startsWith('STATE_PRESENTED'))) {
      frames.push({ at, missed: sequence - (next ?? sequence), late: states.includes('STATE_PRESENTED_PARTIAL') });
      next = sequence + 1;
    } else if (!states.includes('STATE_DROPPED')) next = null;
  }
  return frames;
}
