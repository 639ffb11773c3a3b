import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { CopyText } from './copy-text.tsx';

it.each([
  ['0123456789abcdef', '0123…cdef'],
  ['sha256:89abcdef01234567', '89ab…4567'],
  ['https://goldwren.example/replay/0TtD', 'gold…0TtD'],
])('shortens %s to its beginning and end, without its common prefix', (value, short) => {
  draw(<CopyText value={value} what="seed" />);
  expect(screen.getByText(short)).toBeTruthy();
});
