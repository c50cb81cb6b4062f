import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { inlineScripts } from "./apps/web/vite/inline-scripts.ts";
import { LongestFirst } from "./scripts/longest-first.mjs";

const second = 1000;
const minute = 60 * second;

/** Those that tests use of a large machine: what they share, a database server and a site, is one. */
const cores = Math.min(4, availableParallelism());

// What measures, or looks from outside at what other tests hold as well, is for `npm run test:long` (BULMO_TEST_LONG).
const isLong = Boolean(process.env["BULMO_TEST_LONG"]);
// Stories whose statements other tests hold too: for `npm run test:long`, and for whoever names them
// (docs/decisions/094).
const further = process.env["BULMO_TEST_FURTHER"] === "off" && !isLong ? ["tests/e2e/further/**"] : [];

const system = isLong ? "tests/{system,faults,long}" : "tests/{system,faults}";

// Tests wait for what is to be, and not for clocks: this ends only a wait for what will never be.
const poll = { timeout: minute };

// Each group has the machine to itself: a busy neighbour would turn waiting times into failures.
const order = { unit: 0, system: 1, e2e: 2 };

/**
 * What replaces a module or measures the memory of its process: no other file has been there before. Also what asks how
 * a password is hashed, or how long that takes.
 */
const alone = [
  "apps/server/src/domains/auth/{auth,guess-limit,hash-flood,hostile-input,password}.test.ts",
  "apps/server/src/domains/auth/old-password/sign-in-time.test.ts",
  "apps/server/src/platform/http/slow-reader.test.ts",
  "apps/{server,web}/src/**/added-field.test.{ts,tsx}",
  // Its judges bring a zod of their own, which would be set as ours is.
  "apps/server/src/domains/iiif/iiif-judge.test.ts",
];

const quickArgon2 = fileURLToPath(new URL("apps/server/testing/quick-argon2.ts", import.meta.url));

/** A hash takes 40 ms of a processor, and a race of twenty sign-ups a second: elsewhere it is not what a test is about. */
const quickHashes: Plugin = {
  name: "quick-hashes",
  enforce: "pre",
  resolveId: (source, importer) => (source === "@node-rs/argon2" && importer !== quickArgon2 ? quickArgon2 : undefined),
};

/** What stands beside the code. */
const unit = {
  plugins: [vanillaExtractPlugin(), inlineScripts()],
  test: {
    environment: "node",
    testTimeout: 2 * minute,
    // The first open of an embedded database takes up to 10 s.
    hookTimeout: minute,
    expect: { poll },
    maxWorkers: cores,
    sequence: { groupOrder: order.unit },
  },
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    // Some limits are of time: where a shared machine runs the tests, more tries tell a fault from a delay.
    retry: process.env["CI"] ? 2 : 0,
    // A run in which so much fails is over: three tries of each, of up to three minutes, would outlast whoever waits for it.
    bail: process.env["CI"] ? 25 : 0,
    projects: [
      {
        ...unit,
        plugins: [...unit.plugins, quickHashes],
        test: {
          ...unit.test,
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/src/**/*.test.{ts,tsx}"],
          exclude: alone,
          // What a file imports, and what V8 makes of PGlite's WebAssembly, is there for the next one: half the time.
          isolate: false,
        },
      },
      { ...unit, test: { ...unit.test, name: "unit-alone", include: alone } },
      {
        test: {
          name: "system",
          include: [`${system}/**/*.test.ts`],
          globalSetup: ["tests/system/global-setup.ts"],
          environment: "node",
          testTimeout: 90 * second,
          hookTimeout: 60 * second,
          expect: { poll },
          // Processes that start, fail and end are waited for: such a file works for half of its time. What measures
          // (test:long) has less beside it.
          maxWorkers: isLong ? Math.min(2, cores) : cores + 1,
          sequence: { groupOrder: order.system },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          exclude: further,
          globalSetup: ["tests/e2e/global-setup.ts"],
          environment: "node",
          // One Chromium for all files of a worker, and sites that they share.
          isolate: false,
          testTimeout: 3 * minute,
          hookTimeout: 2 * minute,
          expect: { poll },
          // A story waits for its pages as long as it and they work.
          maxWorkers: Math.min(4, 2 * cores),
          sequence: { groupOrder: order.e2e },
        },
      },
    ],
  },
});
