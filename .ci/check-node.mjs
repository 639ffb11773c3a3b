// Runs before `pnpm start`, `pnpm dev` and `pnpm test`, so that an old Node version shows a message instead of a stack
// trace. It must run on every version, so it uses no new features.
const oldest = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  const command = process.env.npm_lifecycle_event || 'start';
  console.error(
    `Goldwren needs Node ${oldest.join('.')} or newer and this is Node ${process.versions.node}; ` +
      `this command brings Node 24 and installs nothing: npx --yes -p node@24 -p pnpm@12.21.0 pnpm ${command}`,
  );
  process.exit(1);
}
