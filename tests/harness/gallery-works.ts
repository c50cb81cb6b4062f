import type { Curated } from "./gallery-site.ts";

const formats = [
  { width: 900, height: 2000 },
  { width: 1600, height: 1600 },
  { width: 2000, height: 880 },
  { width: 1600, height: 1200 },
  { width: 1200, height: 1700 },
];
const large = { width: 3000, height: 4200 };
const first = { type: "FIRST_EXHIBITION", author: "석록" };
const text = "<p>석록과 석청을 엷게 여러 번 올렸습니다.</p>";

/** The first exhibition has 14 works, 12 without a picture, 13 the large one and 14 the last; groups 1 and 2 of the second have some. */
export async function hangGallery(site: Curated): Promise<void> {
  for (let place = 1; place <= 12; place += 1) {
    const format = place === 12 ? undefined : formats[place % formats.length];
    await site.hang({
      ...first,
      title: `작품 ${place}`,
      caption: `비단에 석채 ${place}`,
      text,
      ...(format ? { format } : {}),
    });
  }
  await site.hang({ ...first, title: "큰 불화", format: large, alt: "둥근 광배를 두른 보살", text });
  await site.hang({ ...first, title: "마지막 작품", format: { width: 1200, height: 900 } });
  for (const [title, subType] of [
    ["담묵 하나", 1],
    ["취벽 하나", 2],
    ["담묵 둘", 1],
    ["지울 작품", 1],
    ["담묵 셋", 1],
  ] as const)
    await site.hang({
      type: "SECOND_EXHIBITION",
      title,
      subType,
      author: "담묵",
      format: { width: 640, height: 480 },
    });
}
