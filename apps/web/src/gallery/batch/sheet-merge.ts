import { inWallOrder, isLeft, isMade, blankWork, type Work } from "./work.ts";
import type { SheetLine } from "./sheet-line.ts";

/** What is said of a work whose picture was not chosen yet. */
export const waitingFor = (fileName: string): string =>
  fileName === "" ? "사진을 골라 주세요." : `사진을 기다립니다. ${fileName} 파일을 골라 주세요.`;

/** A list may name a file with its folder, in other letters than the disk, or without its ending. */
const plainName = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/^.*[\\/]/u, "");
const ending = /\.[a-z]{3,4}$/u;

export function isSameFile(named: string, fileName: string): boolean {
  const [one, other] = [plainName(named), plainName(fileName)];
  return one !== "" && (one === other || (!ending.test(one) && one === other.replace(ending, "")));
}

/** Which work a line is about: that of its file, or where it names none that of its title. */
const isAbout = ({ fileName, texts }: SheetLine, work: Work): boolean =>
  fileName === "" ? Boolean(texts.title) && work.title.trim() === texts.title : isSameFile(fileName, work.fileName);

/** The lines with the works that they are about: each work takes one line, what hangs already takes none anew. */
export function pairsOf(works: readonly Work[], lines: readonly SheetLine[]) {
  const taken = new Set<string>();
  return lines.map((line) => {
    const work = works.find((one) => !taken.has(one.key) && isAbout(line, one));
    if (work) taken.add(work.key);
    return { line, work };
  });
}

/** What becomes of a line: its work hangs already, it fills one whose picture is there, or it waits for a picture. */
export type SheetOutcome = "MADE" | "PICTURED" | "WAITING";

export const outcomeOf = (work: Work | undefined, hasPicture: (work: Work) => boolean): SheetOutcome => {
  if (work && isMade(work)) return "MADE";
  return work && hasPicture(work) ? "PICTURED" : "WAITING";
};

/** The works with what a list says of them, in its order; those that it does not name follow. */
export function withSheet(works: readonly Work[], lines: readonly SheetLine[], newKey: () => string): readonly Work[] {
  const pairs = pairsOf(works, lines).filter(({ work }) => !work || isLeft(work));
  const told = pairs.map(({ line: { fileName, texts }, work }) =>
    work
      ? { ...work, ...texts }
      : { ...blankWork(newKey(), fileName), ...texts, trouble: waitingFor(fileName), needsPicture: true },
  );
  const keys = new Set(told.map(({ key }) => key));
  return inWallOrder([...told, ...works.filter(({ key }) => !keys.has(key))]);
}
