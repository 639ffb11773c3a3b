/** The last commit that was made before this rule: what came before it is not checked. */
export const base = 'd235fc24da4f32204840c3937274b85f86d7ee79';

export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // The body is prose: links and file names may be longer than a line.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
