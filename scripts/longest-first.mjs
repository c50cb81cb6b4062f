import { BaseSequencer } from "vitest/node";

/**
 * Where nothing is known of earlier runs Vitest begins with large files. These are small and take long: begun last, they
 * would be waited for alone.
 */
const longest = [
  "tests/e2e/every-page-is-sound.test.ts",
  "tests/e2e/a-visitor-follows-the-strip-and-the-pictures.test.ts",
  "tests/faults/a-backup-brings-everything-back.test.ts",
  "tests/faults/a-killed-first-boot-is-made-whole.test.ts",
];

const isLongest = ({ moduleId }) => longest.some((path) => moduleId.endsWith(path));

/** The order of the files within each group. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const inOrder = super.sort.bind(this);
    const sorted = await inOrder(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
