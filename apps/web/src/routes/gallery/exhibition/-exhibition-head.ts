import { parsePictureUrl } from "@bulmo/contracts/picture";
import { listAddress } from "../../../gallery/exhibition/exhibition-search.ts";
import { type Exhibition, groupName, worksPath } from "../../../gallery/exhibition/exhibition.ts";
import { isAnnounced } from "../../../page/board/board-list.ts";
import { pageHead, type Site } from "../../../page/page-head.ts";

type ListPlace = { exhibition: Exhibition; group?: number; page: number; poster?: string; venue?: string };

const describe = (exhibition: Exhibition, { name = "", venue = "" }) => {
  const { banner, year, month } = exhibition;
  const time = `${year}년 ${month}월`;
  if (isAnnounced(exhibition)) return `${[time, venue].filter(Boolean).join(", ")}. ${banner} 안내입니다.`;
  return `${time}에 연 ${banner}에 걸린 ${name ? `${name}의 ` : ""}작품을 모았습니다.`;
};

export function exhibitionHead(site: Site, { exhibition, group, page, poster, venue }: ListPlace) {
  const name = groupName(exhibition, group);
  const picture = poster ? parsePictureUrl(poster) : undefined;
  return pageHead({
    site,
    path: listAddress(worksPath(exhibition, group), page),
    page,
    title: [exhibition.title, name].filter(Boolean).join(" "),
    description: `${describe(exhibition, { name, venue })}${page > 1 ? ` ${page}쪽입니다.` : ""}`,
    ...(picture ? { picture: { ...picture, alt: `${exhibition.banner} 포스터` } } : {}),
  });
}
