import { mutationOf } from '../../stryker.shared.mjs';

export default mutationOf({ mutate: ['src/**/*.ts', '!src/**/*.test.ts'] });
