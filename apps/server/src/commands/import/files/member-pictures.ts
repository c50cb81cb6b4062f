import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { LeftBehind, OldSite } from "../old-site.ts";

const isPicture = /\.(?:jpe?g|png|gif|webp|bmp|svg)$/iu;

const why = "본인이 새 누리집에서 올립니다. 필요하면 옛 파일 폴더에서 찾아 보내 드립니다.";

/** How many pictures lie below a folder; none below one that is not there. */
async function countPictures(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isFile() && isPicture.test(entry.name)).length;
}

/** Pictures of members, which stay behind: counted where they lie, since no table of the old site has them. */
export async function countMemberPictures(
  { memberPictures = [] }: OldSite,
  filesFolder: string | undefined,
): Promise<LeftBehind[]> {
  if (filesFolder === undefined) return [];
  const found: LeftBehind[] = [];
  for (const { folder, what } of memberPictures) {
    const count = await countPictures(join(filesFolder, folder));
    if (count > 0) found.push({ what, count, why });
  }
  return found;
}
