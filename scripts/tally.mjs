import { relative } from "node:path";
import { root } from "./workspace.mjs";

/** A file that could not be loaded has no tests to fail, yet it failed. */
function failuresOf({ status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed").length;
  return failed === 0 && status === "failed" ? 1 : failed;
}

/** Of a test that passed Vitest keeps no messages but those of the tries before. */
const isFlaky = ({ status, failureMessages }) => status === "passed" && failureMessages.length > 0;

const firstLine = (message) => message.split("\n", 1)[0];

/**
 * What came of the tests of Vitest's JSON report: how many passed and failed, and a line for each that passed only when
 * it was tried again, with what was wrong before.
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
        [relative(root, file), fullName, ...new Set(failureMessages.map(firstLine))].join(" | "),
      ),
  };
}
