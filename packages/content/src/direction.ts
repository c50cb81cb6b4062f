import { association } from "./association.ts";

export type Way = { by: string; text: string };

const { temple, templePlace } = association;
const coordinates = `${templePlace.latitude},${templePlace.longitude}`;

/** The temple where the general assembly and the memorial tea ceremony take place (ASC-03). */
export const direction = {
  place: temple,
  address: "전북특별자치도 김제시 백구면 월봉리 15-20",
  lead: `총회와 추모다례재는 ${temple}에서 모십니다. 너른 들 사이의 한적한 곳이라, 처음 오시는 분은 지도를 먼저 살펴보시기를 권합니다.`,
  /** For the map. */
  point: templePlace,
  caption: "손으로 그린 약도입니다. 위쪽이 북쪽이며, 거리와 방향은 실제와 조금 다릅니다.",
  maps: [
    { name: "카카오맵", href: `https://map.kakao.com/link/map/${encodeURIComponent(temple)},${coordinates}` },
    { name: "네이버 지도", href: `https://map.naver.com/p/search/${encodeURIComponent(temple)}` },
  ],
  ways: [
    {
      by: "승용차",
      text: "김제시 백구면의 반월삼거리에서 용지면 쪽으로 1km쯤 오시면 왼쪽에 절을 알리는 안내판이 보입니다. 안내판을 따라 500m 남짓 더 들어오시면 됩니다. 절 앞길은 좁으니 천천히 들어와 주십시오.",
    },
    {
      by: "기차",
      text: "호남선 익산역이나 김제역에서 내려 택시를 이용하시는 것이 편합니다. 다례재가 있는 날에는 문도들이 차를 함께 타고 가니, 오시기 전에 공지사항을 보아 주십시오.",
    },
    {
      by: "버스",
      text: "김제와 익산을 오가는 시내버스가 백구면을 지납니다. 배차 간격이 길고 정류장에서 절까지 걸어야 하므로, 시간표를 미리 확인하시기 바랍니다.",
    },
  ] satisfies readonly Way[],
  notes: [
    "절 마당에 차를 세울 수 있으나 자리가 넉넉하지 않습니다. 큰 모임이 있는 날에는 함께 타고 와 주십시오.",
    "법당에 오르는 길에 낮은 계단이 있습니다. 휠체어로 오시거나 도움이 필요하시면 사무국으로 미리 알려 주십시오.",
    "절은 기도와 수행을 하는 곳입니다. 모임이 없는 날에 오실 때에도 조용히 둘러보아 주시기 바랍니다.",
  ],
} as const;

export type TileSource = { label: string; href: string };

/**
 * Whom the map names when MAP_TILE_URL gives it other tiles than OpenStreetMap's own, which name themselves:
 * what the terms of those tiles ask for.
 */
export const mapTiles: readonly TileSource[] = [];
