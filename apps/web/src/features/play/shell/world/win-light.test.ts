import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'world.css'), 'utf8');

/** A value of the world at each level of a win, from the rules of the style. */
function atLevels(name: string): number[] {
  return [1, 10, 25, 50, 100].map((level) => {
    const rule = new RegExp(`\\n  \\[data-level="${level}"\\] > & \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    return Number(new RegExp(`${name}: ([\\d.]+);`).exec(rule)?.[1] ?? 0);
  });
}

const steps = (values: readonly number[]) => values.slice(1).map((value, index) => value - (values[index] ?? 0));

it('gets lighter with each level of a win, and is fully lit only at the largest', () => {
  const lights = atLevels('--light');
  expect(steps(lights).every((step) => step > 0.1)).toBe(true);
  expect(lights[0]).toBeGreaterThan(0.3);
  expect(lights.at(-1)).toBe(1);
});

it('comes closer in small steps from ten times the stake, and not at a smaller win', () => {
  const near = atLevels('--near');
  expect(near[0]).toBe(0);
  expect(steps(near).every((step) => step > 0 && step <= 0.031)).toBe(true);
  expect(near.at(-1)).toBeLessThanOrEqual(0.1);
});

it('moves for a win only where motion is allowed, and by transforms only', () => {
  const [allowed, rest] = [/@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n {2}\}\n/g, ''];
  const others = css.replace(allowed, rest);
  expect(others).not.toMatch(/\b(scale|translate|animation):/);
  expect(css.match(/@keyframes [\s\S]*/)?.[0]).not.toMatch(/^ {4}(?!opacity|transform)/m);
});

it('turns rays behind reels from 25 times the stake only', () => {
  const rule = /\n {2}\.reel-stage:is\(([^)]*)\) > & \.world-light::before \{/.exec(css)?.[1] ?? '';
  expect(rule.match(/\d+/g)).toEqual(['25', '50', '100']);
  expect(css.match(/rays\.svg/g)).toHaveLength(1);
});
