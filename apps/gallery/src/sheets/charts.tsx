import { Chart } from '@goldwren/ui/chart';
import { createAxis } from '@goldwren/ui/chart-axis';
import type { Sheet } from '../sheet.ts';

const times = [0, 1, 2, 3, 4];
const className = 'h-36 w-64';
const values = [4, 7, 3, null, 9];
const axis = createAxis([3, 9]);

export const charts: Sheet = {
  title: 'Charts',
  specimens: [
    {
      state: 'line with a gap and a last value',
      show: (
        <Chart
          label="A balance"
          className={className}
          times={times}
          axis={axis}
          lines={[{ name: 'balance', values, color: 'text-gc', dot: true }]}
        />
      ),
    },
    {
      state: 'two lines and a band',
      show: (
        <Chart
          label="Two figures and their range"
          className={className}
          times={times}
          axis={axis}
          lines={[
            { name: 'first', values: [4, 6, 5, 7, 8], color: 'text-sc' },
            { name: 'second', values: [5, 4, 6, 6, 7], color: 'text-gc', dashes: '7 4' },
          ]}
          band={{ values: times.map((time) => [4, 6 + time / 2] as const), color: 'text-ink-3' }}
        />
      ),
    },
    {
      state: 'hatched band',
      show: (
        <Chart
          label="A balance with its range"
          className={className}
          times={times}
          axis={axis}
          lines={[{ name: 'balance', values: [4, 7, 5, 6, 9], color: 'text-sc' }]}
          band={{ values: times.map(() => [3, 9] as const), color: 'text-sc', hatched: true }}
        />
      ),
    },
  ],
};
