import { onTestFinished, vi } from 'vitest';
// A browser loads this later. With fake timers, a minute can pass before a file is read.
import '../reels/feature/feature-intro.tsx';
import '../reels/wins/wins.tsx';
import '../shell/celebration/celebration-show.tsx';
import '../tumbles/show-tumbles.ts';
import '../shell/world/world-layers.tsx';

/** Provides Web Animations for tests. They follow the test's timers and can be sped up or cancelled. */
export function fakeMotion(): void {
  Element.prototype.animate = function animate(_frames, options) {
    const {
      duration = 0,
      delay = 0,
      iterations = 1,
    } = (typeof options === 'object' ? options : {}) as KeyframeAnimationOptions;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let end: (() => void) | undefined;
    let fail: ((reason: Error) => void) | undefined;
    const finished = new Promise<void>((resolve, reject) => {
      [end, fail] = [resolve, reject];
    });
    // A cancelled animation must not fail the test when nothing waits for it.
    finished.catch(() => undefined);
    const begin = (rate: number) => {
      clearTimeout(timer);
      if (Number.isFinite(iterations)) timer = setTimeout(() => end?.(), (Number(duration) + delay) / rate);
    };
    begin(1);
    const cancel = () => {
      clearTimeout(timer);
      fail?.(new DOMException('cancelled', 'AbortError'));
    };
    return { finished, cancel, updatePlaybackRate: begin } as unknown as Animation;
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  vi.stubGlobal('matchMedia', undefined);
}
