import type { Task, TaskList } from 'graphile-worker';
import { jobDuration, jobsFinished } from '../platform/metrics/jobs.ts';
import { inTrace } from '../platform/tracing/tracing.ts';

/** Returns the tasks with their results and durations counted in the metrics of this process. Some of them are traced. */
export function measuredTasks(taskList: TaskList): TaskList {
  return Object.fromEntries(Object.entries(taskList).map(([name, task]) => [name, measured(name, task as Task)]));
}

function measured(task: string, run: Task): Task {
  // Prometheus does not see the first failure of a new series as an increase.
  jobsFinished.inc({ task, result: 'failure' }, 0);
  return async (payload, helpers) => {
    const begun = performance.now();
    let result = 'failure';
    try {
      const returned = await inTrace(`job ${task}`, async () => run(payload, helpers));
      result = 'success';
      return returned;
    } finally {
      jobsFinished.inc({ task, result });
      jobDuration.observe({ task }, (performance.now() - begun) / 1_000);
    }
  };
}
