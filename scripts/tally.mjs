import { relative } from "node:path";
import { root } from "./workspace.mjs";

/** A file that could not be loaded has no tests to fail, yet it failed. */
function failuresOf({ status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed").length;
  return failed === 0 && status === "failed" ? 1 : failed;
}

/** Of a test that passed Vitest keeps no messages but those of the tries before. */
const isFlaky = ({ status, failureMessages }) => status === "passed" && failureMessages.length > 0;

/** What a process said before it ended stands below the line that it failed. */
const beginningOf = (message) => message.split("\n", 3).join(" / ");

const secondsOf = ({ startTime, endTime }) => Math.round((endTime - startTime) / 1000);

/** The files that took longest, those first. */
const slowestOf = (files) =>
  files
    .map((file) => ({ file: relative(root, file.name), seconds: secondsOf(file) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10);

const groupOf = ({ name }) => /^tests\/\w+/u.exec(relative(root, name))?.[0] ?? "beside the code";

/** How long each group of files took on the clock, from its first file's beginning to its last one's end. */
const groupsOf = (files) =>
  [...new Set(files.map(groupOf))].map((group) => {
    const of = files.filter((file) => groupOf(file) === group);
    const span = Math.max(...of.map(({ endTime }) => endTime)) - Math.min(...of.map(({ startTime }) => startTime));
    return { group, seconds: Math.round(span / 1000), files: of.length };
  });

/** The files of a report that failed. */
export const failedFiles = ({ testResults: files }) =>
  files.filter((file) => failuresOf(file) > 0).map(({ name }) => name);

/** What a test, or else its whole file, was told when it failed before. */
function messagesBefore(before, { fullName }) {
  const told = before.assertionResults.find((test) => test.fullName === fullName)?.failureMessages;
  return told ?? (before.message ? [before.message] : []);
}

/** A file of the second run, which has not forgotten the first: what passes now has passed only when tried again. */
const afterBoth = (before, again) => ({
  ...again,
  assertionResults: again.assertionResults.map((test) => ({
    ...test,
    failureMessages: [...messagesBefore(before, test), ...test.failureMessages],
  })),
});

/** The report of two runs, in which the files of the second stand for those of the first. */
export function mergedReport(first, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return {
    testResults: first.testResults.map((file) => (again.has(file.name) ? afterBoth(file, again.get(file.name)) : file)),
  };
}

/**
 * What came of the tests of Vitest's JSON report: how many passed and failed, a line for each that passed only when it
 * was tried again, with what was wrong before, the ten files that took longest, and how long each group took.
 */
export function tallyOf({ testResults: files }) {
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: name, ...test })),
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: files.map(failuresOf).reduce((sum, count) => sum + count, 0),
    flaky: tests
      .filter(isFlaky)
      .map(({ file, fullName, failureMessages }) =>
        [relative(root, file), fullName, ...new Set(failureMessages.map(beginningOf))].join(" | "),
      ),
    slowest: slowestOf(files),
    groups: groupsOf(files),
  };
}
