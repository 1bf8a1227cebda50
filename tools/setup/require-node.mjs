/** Ends with a word on which version of Node.js is needed, where it is older. Any version can run this. */
export const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This needs Node.js 20.19 or newer; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
};
