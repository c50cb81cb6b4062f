import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";

const read = async (path: string) =>
  parse(await readFile(new URL(`../../.github/${path}`, import.meta.url), "utf8")) as unknown;

test("each week, and whenever the lock file changes, npm is asked for known weaknesses", async () => {
  expect(await read("workflows/dependencies.yml")).toMatchObject({
    on: {
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/u) }],
      push: { paths: ["package-lock.json"] },
      pull_request: { paths: ["package-lock.json"] },
    },
    permissions: { contents: "read" },
    jobs: { audit: { steps: expect.arrayContaining([{ run: "npm audit --omit=dev --audit-level=high" }]) } },
  });
});

test("SEC-26 newer versions of packages, of the workflows' actions and of images are proposed weekly", async () => {
  const weekly = { directory: "/", schedule: { interval: "weekly" } };
  expect(await read("dependabot.yml")).toMatchObject({
    version: 2,
    updates: [
      { "package-ecosystem": "npm", ...weekly },
      { "package-ecosystem": "github-actions", ...weekly },
      { "package-ecosystem": "docker", ...weekly },
      { "package-ecosystem": "docker-compose", ...weekly },
    ],
  });
});
