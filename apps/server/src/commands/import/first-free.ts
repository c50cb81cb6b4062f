/** The first of a name, name2, name3 … that is free; `between` stands before the numbers. */
export function firstFree(name: string, isTaken: (name: string) => boolean, between = ""): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}${between}${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}
