import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const secretBytes = 32;

/**
 * What signs this site's tokens: what the settings say, or the embedded site's own, made at its first start. Whole or not
 * at all: half a key would sign tokens all the same.
 */
export async function readSessionSecret(env: {
  sessionSecret: string | undefined;
  dataDirectory: string;
}): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret;
  const path = join(env.dataDirectory, "session-secret");
  const stored = await readFile(path, "utf8").catch(() => "");
  if (stored.length >= secretBytes * 2) return stored;
  const made = randomBytes(secretBytes).toString("hex");
  await writeFile(`${path}.new`, made, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
}
