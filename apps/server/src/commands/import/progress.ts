/** Milliseconds between two lines: a log is not to be one line a post. */
const pause = 2_000;

/** Says how far it is on stderr, in one line that is written over where somebody watches. */
export function createProgress() {
  let last = 0;
  let begun = false;
  const { stderr } = process;
  return {
    say(line: string) {
      if (Date.now() - last < pause) return;
      last = Date.now();
      begun = true;
      stderr.write(stderr.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
    },
    end: () => begun && stderr.isTTY && stderr.write("\r\u001B[K"),
  };
}
