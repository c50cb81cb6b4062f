/** A syllable is as wide as it is high; a Latin letter and a space are narrower. */
const widthOf = (letters: readonly string[], size: number) =>
  letters.reduce((width, letter) => width + size * (letter === " " ? 0.3 : /[ -~]/u.test(letter) ? 0.65 : 1), 0);

const smallest = 13;

/** The lines of a name that lies, and the size of its letters: smaller before there are several, and never too small. */
export function fitLying(name: string, size: number, room: number) {
  const letters = [...name];
  const whole = widthOf(letters, 1);
  const fitting = Math.max(smallest, Math.min(size, room / Math.max(1, whole)));
  const count = Math.max(1, Math.ceil((whole * fitting) / room - 0.001));
  const each = Math.ceil(letters.length / count);
  const lines = Array.from({ length: count }, (_, line) => letters.slice(line * each, (line + 1) * each)).filter(
    (line) => line.length > 0,
  );
  return {
    size: fitting,
    lines: lines.map((line) => line.join("")),
    width: Math.max(...lines.map((line) => widthOf(line, fitting)), 0),
    height: lines.length * fitting * 1.25,
  };
}
