import type { TestProject } from "vitest/node";
import { lendFirstStarts } from "../harness/first-starts.ts";

/** Sites that have had their first start, for tests that look at what comes after it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, close } = await lendFirstStarts();
  project.provide("firstStarts", address);
  return close;
}
