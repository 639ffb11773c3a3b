import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Beams } from './beams.tsx';

it('leads from the drum to each hit, in both layouts of the card', () => {
  const { container } = render(<Beams hits={[1, 8, 40]} />);
  const layouts = [...container.querySelectorAll('svg')].map((svg) =>
    [...svg.querySelectorAll('path')].map((path) => {
      const [, , ax, ay, bx, by] =
        path
          .getAttribute('d')
          ?.match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      return [((ax ?? 0) + (bx ?? 0)) / 2, ((ay ?? 0) + (by ?? 0)) / 2].map((place) => place.toFixed(1)).join();
    }),
  );
  expect(layouts).toEqual([
    ['0.5,0.5', '7.5,0.5', '7.5,4.5'],
    ['0.5,0.5', '0.5,1.5', '4.5,5.5'],
  ]);
});
