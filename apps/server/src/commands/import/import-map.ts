import { readFile, writeFile } from "node:fs/promises";
import { boardAddressPattern, longestBoardAddress, shortestBoardAddress } from "@bulmo/contracts/board-rule";
import { z } from "zod";
import { firstFree } from "./first-free.ts";
import type { OldBoard, OldPage } from "./old-site.ts";

/** What a board becomes that is not brought. */
export const skipped = "-";

const mapFile = z.object({
  boards: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.string()).default({}),
});

/**
 * Which board of the old site becomes which here, by their addresses; and which of its pages stands where. `-` for what
 * stays behind. A page that is not named, or named so, comes as a post of the board at `pageBoard`.
 */
export type ImportMap = z.infer<typeof mapFile>;

/** The board that old pages come to which nobody has a place for. */
export const pageBoard = { address: "old-pages", title: "옛 안내글" };

const explanation = {
  설명: [
    "boards: 옛 게시판 이름 → 새 누리집의 게시판 주소. 없는 주소를 적으면 그 주소로 새 게시판을 만듭니다. - 는 옮기지 않는다는 뜻입니다.",
    "pages: 옛 내용 페이지 이름 → 새 누리집의 페이지 주소(예: /about/greeting). 적지 않은 페이지는 '옛 안내글' 게시판으로 옮깁니다.",
  ],
};

/** Whether a board can have that address. */
export const isUsable = (address: string): boolean =>
  boardAddressPattern.test(address) && address.length >= shortestBoardAddress && address.length <= longestBoardAddress;

/** An address that the board may have here, like its name there. */
function addressLike(key: string): string {
  const plain = key
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+|-+$/gu, "")
    .slice(0, longestBoardAddress - 6);
  const candidates = [plain, `board-${plain}`.replace(/-+$/u, ""), `${plain}-board`];
  return candidates.find(isUsable) ?? "board";
}

/** What a board most likely becomes: those of the specification by their names and titles, any other its own. */
export function proposeAddress({ key, title, isPrivate, readers }: OldBoard): string {
  if (isPrivate) return "qna";
  // What not everybody reads becomes nothing that everybody does.
  if (readers !== "EVERYONE") return addressLike(key);
  if (/^(?:q|qna|qa|question|inquiry)$/iu.test(key) || /질문|문의|q\s*&\s*a/iu.test(title)) return "qna";
  if (/^(?:notice|gongji)$/iu.test(key) || title.includes("공지")) return "notice";
  return addressLike(key);
}

/** What a dry run writes down; what somebody has written before stays. */
export function proposeMap(boards: readonly OldBoard[], pages: readonly OldPage[], before?: ImportMap): ImportMap {
  const taken = new Set(Object.values(before?.boards ?? {}));
  const propose = (board: OldBoard) => {
    const address = proposeAddress(board);
    // Two that are called alike stay two; the specification's take all of theirs.
    const isShared = address === "notice" || address === "qna";
    const free = isShared ? address : firstFree(address, (one) => taken.has(one), "-");
    taken.add(free);
    return free;
  };
  return {
    boards: Object.fromEntries(boards.map((board) => [board.key, before?.boards[board.key] ?? propose(board)])),
    pages: Object.fromEntries(pages.map(({ key }) => [key, before?.pages[key] ?? pageBoard.address])),
  };
}

function parseMap(path: string, text: string): ImportMap {
  try {
    return mapFile.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? (error.issues[0]?.path.join(".") ?? "") : (error as Error).message;
    throw new Error(`${path} is no map of boards (${why}); without it the next run writes one`, { cause: error });
  }
}

/** Throws where the file says what no board or page can be. Undefined where there is none. */
export async function readMap(path: string): Promise<ImportMap | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const read = parseMap(path, text);
  const unfit = Object.entries(read.boards).find(([, address]) => address !== skipped && !isUsable(address));
  if (unfit) throw new Error(`${path}: boards.${unfit[0]}: "${unfit[1]}" can be no board's address`);
  const lost = Object.entries(read.pages).find(
    ([, to]) => to !== skipped && to !== pageBoard.address && !/^\/(?![/\\])/u.test(to),
  );
  if (lost) throw new Error(`${path}: pages.${lost[0]}: "${lost[1]}" is no address of a page (/about/greeting)`);
  return read;
}

export const writeMap = (path: string, map: ImportMap): Promise<void> =>
  writeFile(path, `${JSON.stringify({ ...explanation, ...map }, null, 2)}\n`);
