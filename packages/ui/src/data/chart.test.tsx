import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chart, type ChartBand } from './chart.tsx';
import { createAxis } from './chart-axis.ts';

const times = (...days: string[]) => days.map((day) => Date.parse(day));
const axis = createAxis([0, 100]);

/** The paths of a picture without the lines of its ticks. */
function paths(given: { times: readonly number[]; values?: (number | null)[]; band?: ChartBand['values'] }) {
  const { container } = render(
    <Chart
      className=""
      times={given.times}
      axis={axis}
      lines={given.values ? [{ name: 'line', color: '', values: given.values }] : []}
      band={given.band && { color: '', values: given.band }}
    />,
  );
  return [...container.querySelectorAll('path:not(.stroke-line)')].map((path) => path.getAttribute('d'));
}

it('places values by their date, so that a missing day leaves a space', () => {
  expect(paths({ times: times('2026-10-30', '2026-10-31', '2026-11-03'), values: [0, 100, 50] })).toEqual([
    'M0,1000L250,0L1000,500',
  ]);
});

it('draws a gap where a value is unknown, and a dot between two gaps', () => {
  expect(paths({ times: [0, 1, 2, 4], values: [0, 100, null, 50] })).toEqual(['M0,1000L250,0M1000,500Z']);
  expect(paths({ times: [0, 1], values: [null, null] })).toEqual(['']);
});

it('draws a single value in the middle', () => {
  expect(paths({ times: [7], values: [50] })).toEqual(['M500,500Z']);
});

it('draws a band between its lower and its upper values', () => {
  const band = [[0, 100], [25, 75], null] as const;
  expect(paths({ times: [0, 1, 2], band })).toEqual(['M0,0L500,250L500,750L0,1000Z']);
});

it('is an image with a label, or hidden from screen readers without one', () => {
  const chart = { className: '', times: [0, 1], axis, lines: [] };
  render(<Chart {...chart} label="Returns, from 96 to 97" />);
  render(<Chart {...chart} />);
  expect(screen.getAllByRole('img')).toEqual([screen.getByLabelText('Returns, from 96 to 97')]);
});
