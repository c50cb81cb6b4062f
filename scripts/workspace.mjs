import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const binDirectory = join(root, "node_modules", ".bin");

/** The runtime the project pins, whatever Node started the script. */
export const pinnedNode = join(binDirectory, "node");

const searchPath = (process.env.PATH ?? "").split(delimiter);

/**
 * npm puts node_modules/.bin in front of PATH; an install replaces that folder, so it must run on
 * the Node of the machine.
 */
export const machineEnvironment = {
  ...process.env,
  PATH: searchPath.filter((folder) => !folder.endsWith(join("node_modules", ".bin"))).join(delimiter),
};

export const projectEnvironment = {
  ...machineEnvironment,
  PATH: [binDirectory, machineEnvironment.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  DO_NOT_TRACK: "1",
};

/** The first folder of PATH that holds the command, or undefined. */
export function whereIs(command) {
  return searchPath.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

export function say(text) {
  console.log(`bulmo: ${text}`);
}
