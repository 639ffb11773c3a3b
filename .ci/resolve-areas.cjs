/**
 * Options of the resolver of dependency-cruiser, in the form of a webpack configuration, because its own configuration
 * has no aliases. The `exports` of packages/messages list the folders of the areas. The compiler tries each of them, but
 * a resolver that follows Node only tries the first.
 */

const { join } = require('node:path');

const messages = join(__dirname, '../packages/messages');
const { types: folders } = require('../packages/messages/package.json').exports['./current/*'];

module.exports = {
  resolve: {
    alias: { '@goldwren/messages/current/*': folders.map((folder) => join(messages, folder)) },
  },
};
