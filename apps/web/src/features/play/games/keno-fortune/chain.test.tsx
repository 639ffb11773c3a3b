import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chain } from './chain.tsx';

it('leads from the drum over the hits in their order, in both layouts of the card', () => {
  const { container } = render(<Chain hits={[1, 8, 40]} />);
  const ways = [...container.querySelectorAll('.chain-core')].map((way) => way.getAttribute('d')?.split('L').slice(1));
  expect(ways).toEqual([
    ['0.5 0.5', '7.5 0.5', '7.5 4.5'],
    ['0.5 0.5', '0.5 1.5', '4.5 5.5'],
  ]);
});
