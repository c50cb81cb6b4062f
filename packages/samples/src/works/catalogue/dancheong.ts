import { bosang } from "../composition/bosang.ts";
import { brocade } from "../composition/brocade.ts";
import { headstock } from "../composition/headstock.ts";
import { lattice } from "../composition/lattice.ts";
import { pillarHead } from "../composition/pillar-head.ts";
import { rafters } from "../composition/rafters.ts";
import { sutraCover } from "../composition/sutra-cover.ts";
import { format, type Subject } from "../subject.ts";

export const greenHeadstock: Subject = {
  composition: (sheet) => headstock(sheet, "malachite"),
  format: format.beam,
  medium: "wood",
  title: "연화머리초",
  materials: "나무에 단청",
  description: "초록 들보 양 끝에 반으로 잘린 연꽃과 휘 무늬가 있고 가운데에 꽃이 놓인 단청",
  meaning:
    "들보의 머리에 올리는 연화머리초를 판 위에 옮겼습니다. 높은 곳에 있어 자세히 볼 수 없던 무늬를 눈높이에서 보시기 바랍니다.",
  seed: 6,
};

export const redHeadstock: Subject = {
  composition: (sheet) => headstock(sheet, "ochre"),
  format: format.beam,
  medium: "wood",
  title: "석간주 바탕의 머리초",
  materials: "나무판에 석간주와 석채",
  description: "붉은 들보 양 끝에 반으로 잘린 꽃과 여러 빛깔의 휘가 있고 가운데에 꽃이 놓인 단청",
  meaning:
    "휘의 빛깔은 옅은 데서 짙은 데로 건너가고, 사이사이에 먹과 분을 그어 맺습니다. 차례를 하나라도 바꾸면 전체가 흐려집니다.",
  seed: 3007,
};

export const pillar: Subject = {
  composition: pillarHead,
  format: { width: 3, height: 5 },
  medium: "wood",
  title: "주의초",
  materials: "나무에 단청",
  description: "기둥머리의 둥근 연꽃 아래로 오색 휘장과 구슬 줄이 드리워진 단청",
  meaning:
    "기둥의 머리에 비단을 드리운 듯 그리는 무늬입니다. 휘장의 끝마다 술을 달고 구슬은 한 줄에 열하나씩 꿰었습니다.",
};

export const eave: Subject = {
  composition: rafters,
  format: format.wide,
  medium: "wood",
  title: "처마 아래",
  materials: "나무에 단청",
  description: "둥근 서까래 끝의 연꽃과 네모난 부연 끝의 꽃무늬가 두 줄로 늘어선 처마 단청",
  meaning:
    "처마를 올려다보면 서까래 끝마다 꽃이 피어 있습니다. 둥근 마구리에는 연꽃을, 네모난 부연에는 매화를 두었습니다.",
};

export const hexagonBrocade: Subject = {
  composition: (sheet) => brocade(sheet, "hexagons"),
  format: format.wide,
  medium: "wood",
  title: "육모 금문",
  materials: "나무에 채색",
  description: "푸른 띠로 이어진 육각형 안에 꽃이 하나씩 놓여 화면을 가득 채운 비단무늬 단청",
  meaning:
    "들보의 가운데를 비단으로 싼 듯 채우는 금문입니다. 꽃 하나를 빼면 무늬 전체가 풀리므로 한 칸도 쉬어 가지 않았습니다.",
};

export const linkBrocade: Subject = {
  composition: (sheet) => brocade(sheet, "links"),
  format: format.square,
  medium: "wood",
  title: "고리 금문",
  materials: "나무에 채색",
  description: "서로 꿰인 초록 고리 사이마다 꽃이 놓여 끝없이 이어지는 비단무늬 단청",
  meaning: "고리가 고리를 물고 이어집니다. 컴퍼스의 바늘 자리를 꽃으로 덮었으니 처음이 어디였는지는 저도 모릅니다.",
};

export const vine: Subject = {
  composition: (sheet) => bosang(sheet, "night"),
  format: format.screen,
  medium: "colour",
  title: "보상당초",
  materials: "비단에 석채",
  description: "검푸른 바탕에 둥글게 말린 덩굴마다 보상화가 한 송이씩 피고 사이에 작은 꽃이 놓인 무늬",
  meaning: "보상화는 세상에 없는 꽃입니다. 연꽃과 모란과 석류의 좋은 모습만 모아 피워 낸 마음속의 꽃입니다.",
};

export const doors: Subject = {
  composition: (sheet) => lattice(sheet, { flowers: "bright", petals: 6, room: 104 }),
  format: format.wide,
  medium: "wood",
  title: "꽃살문",
  materials: "나무에 단청",
  description: "붉은 문틀 안 빗살이 만나는 자리마다 여섯 잎 꽃이 놓이고 창호지로 빛이 비치는 꽃살문",
  meaning: "새벽 예불을 마치고 나오다 안에서 본 문입니다. 꽃살은 법당을 드나드는 이가 부처님께 올리는 꽃 공양입니다.",
};

export const singleDoor: Subject = {
  composition: (sheet) => lattice(sheet, { flowers: "red", petals: 5, room: 92 }),
  format: format.door,
  medium: "wood",
  title: "빗꽃살문 두 짝",
  materials: "나무에 채색",
  description: "문 두 짝에 빗살이 촘촘히 엇갈리고 자리마다 다섯 잎 꽃이 놓인 꽃살문",
  meaning: "살대의 모서리에 흰 선을 가늘게 넣어 깊이를 만들었습니다. 단청에서 분을 긋는 법을 따랐습니다.",
};

export const indigoCover: Subject = {
  composition: (sheet) => sutraCover(sheet, "indigo"),
  format: format.taller,
  medium: "gold",
  title: "감지 금니 보상화도",
  materials: "쪽물 들인 종이에 금니와 은니",
  description: "검푸른 종이에 금빛과 은빛 선으로 보상화 세 송이를 세로로 놓고 양옆에 덩굴을 두른 그림",
  meaning:
    "고려 사경의 표지 무늬를 크게 옮겨 그렸습니다. 꽃은 금니로, 잎의 절반은 은니로 그어 빛을 받는 방향에 따라 달리 보입니다.",
};

export const brownCover: Subject = {
  composition: (sheet) => sutraCover(sheet, "chestnut"),
  format: format.taller,
  medium: "gold",
  title: "상지 금니 보상화도",
  materials: "도토리물 들인 종이에 금니와 은니",
  description: "밤빛 종이에 금빛과 은빛 선으로 보상화 세 송이와 덩굴무늬를 그린 그림",
  meaning: "도토리 깍지를 달여 여러 번 물들인 종이입니다. 쪽빛보다 부드러워 금선을 한결 가늘게 그었습니다.",
  seed: 2011,
};
