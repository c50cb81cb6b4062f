// Imported first by every script that runs before the install: the module that follows may use what
// an older Node does not have, and its error would name a symbol instead of the cause.
const major = Number(process.versions.node.split(".")[0]);

if (major < 20) {
  console.error(
    `bulmo needs Node 20 or newer to start itself; this is Node ${process.versions.node} (see https://nodejs.org).`,
  );
  process.exit(1);
}
