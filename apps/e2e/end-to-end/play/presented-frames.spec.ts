import { expect } from '@playwright/test';
import { traced } from '../../scripts/trace.ts';
import { test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** As long as sixty refreshes, of which a busy machine presents only some. */
const blockedMs = 1_000;
/** Frames that were already on their way when the main thread was blocked. */
const few = 4;

for (const { title, moves, isSeen } of [
  {
    title: 'counts refreshes as missed while a blocked main thread should move something',
    moves: `const move = (ms) => {
      box.style.marginLeft = (ms % 200) + 'px';
      requestAnimationFrame(move);
    };
    requestAnimationFrame(move);`,
    isSeen: false,
  },
  {
    title: 'counts the frames of the compositor while the main thread is blocked',
    moves: `box.animate({ transform: ['none', 'translateX(200px)'] }, { duration: 500, iterations: Infinity });`,
    isSeen: true,
  },
]) {
  test(title, async ({ page }) => {
    await page.setContent('<div style="width: 50px; height: 50px; background: red"></div>');
    await page.evaluate(`const box = document.querySelector('div'); ${moves}`);
    const cdp = await page.context().newCDPSession(page);
    const { frames, marks } = await traced(cdp, async () => {
      await page.waitForTimeout(200);
      await page.evaluate((ms) => {
        performance.mark('begin 0');
        const end = performance.now() + ms;
        while (performance.now() < end);
        performance.mark('end 0');
      }, blockedMs);
      await page.waitForTimeout(200);
    });
    const [from, to] = [marks.get('begin 0'), marks.get('end 0')].map(Number);
    const seen = frames.filter(({ at }) => at >= Number(from) && at <= Number(to));
    if (isSeen) expect(seen.length).toBeGreaterThan(few);
    else {
      expect(seen.length).toBeLessThanOrEqual(few);
      expect(Math.max(...frames.map(({ missed }) => missed))).toBeGreaterThan(few);
    }
  });
}
