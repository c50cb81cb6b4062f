import { listAddress } from "../../../gallery/exhibition/exhibition-search.ts";
import { exhibitionNumbered, groupName, worksPath } from "../../../gallery/exhibition/exhibition.ts";
import { pageHead } from "../../../page/page-head.ts";
import type { RouterContext } from "../../-router-context.ts";

type Site = Pick<RouterContext, "publicUrl" | "boards">;
type ListPlace = { n: number; group?: number; page: number };

export function exhibitionHead({ publicUrl, boards }: Site, { n, group, page }: ListPlace) {
  const exhibition = exhibitionNumbered(boards, n);
  const { title, banner, year, month } = exhibition;
  const name = groupName(exhibition, group);
  return pageHead({
    publicUrl,
    path: listAddress(worksPath(exhibition, group), page),
    page,
    title: [title, name].filter(Boolean).join(" "),
    description: `${year}년 ${month}월에 연 ${banner}에 걸린 ${name ? `${name}의 ` : ""}작품을 모았습니다.${page > 1 ? ` ${page}쪽입니다.` : ""}`,
  });
}
