/** The last commit before this rule. It and earlier commits are not checked. */
export const base = 'd235fc24da4f32204840c3937274b85f86d7ee79';

export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // The body may contain links and file names that are longer than a line.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
