import { lock } from './lock.ts';
import { doubleOnceMaths } from './maths.ts';
import { createDoubleOnce } from './play.ts';

export const doubleOnce = createDoubleOnce(doubleOnceMaths, lock);
