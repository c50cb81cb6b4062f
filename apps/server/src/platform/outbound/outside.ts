import { Resolver } from "node:dns/promises";
import { request } from "node:https";
import { isPublicAddress } from "./public-address.ts";

/** What lies beyond this process; a test brings a world of its own, and no setting can. */
export type Outside = {
  /** All addresses of a name. Throws what the resolver throws. */
  resolve: (name: string) => Promise<string[]>;
  /** Whether an address may be connected to. */
  mayReach: (address: string) => boolean;
  request: typeof request;
};

const noSuchRecord = new Set(["ENODATA", "ENOTFOUND"]);

const orNone = (addresses: Promise<string[]>) =>
  addresses.catch((error: NodeJS.ErrnoException) => {
    if (noSuchRecord.has(error.code ?? "")) return [];
    throw error;
  });

/** The name servers are asked directly: no thread waits for them, and this machine's own names (/etc/hosts) are not known. */
async function resolve(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))]);
  return found.flat();
}

export const outside: Outside = { resolve, mayReach: isPublicAddress, request };
