import { bell } from "../composition/bell.ts";
import { censer } from "../composition/censer.ts";
import { cloudGong } from "../composition/cloud-gong.ts";
import { drum } from "../composition/drum.ts";
import { lanterns } from "../composition/lanterns.ts";
import { streamers } from "../composition/streamers.ts";
import { windChime } from "../composition/wind-chime.ts";
import { woodenFish } from "../composition/wooden-fish.ts";
import { format, type Subject } from "../subject.ts";

export const nightBell: Subject = {
  composition: (sheet) => bell(sheet, "night"),
  format: format.tall,
  medium: "colour",
  title: "저녁 범종",
  materials: "비단에 먹과 채색, 금니",
  description: "푸른 밤하늘에 걸린 금빛 범종에서 소리가 동그라미를 그리며 퍼지고 아래에 구름이 흐르는 그림",
  meaning: "소리를 그릴 수 있을지 오래 망설였습니다. 종에서 멀어질수록 동그라미 사이를 넓혀 여운을 나타내었습니다.",
};

export const morningBell: Subject = {
  composition: (sheet) => bell(sheet, "paper"),
  format: format.taller,
  medium: "colour",
  title: "새벽 범종",
  materials: "종이에 채색",
  description: "밝은 하늘에 푸른 범종이 걸려 있고 붉은 구름이 아래를 감싼 그림",
  meaning: "종을 치기 바로 앞의 고요를 그리고 싶었습니다. 종신의 연곽과 당좌는 옛 종의 탁본을 보고 배웠습니다.",
};

export const fish: Subject = {
  composition: woodenFish,
  format: { width: 9, height: 5 },
  medium: "colour",
  title: "목어",
  materials: "종이에 채색",
  description: "줄에 매달린 나무 물고기. 붉은 머리에 뿔이 나고 입에 구슬을 물었으며 푸른 비늘이 덮여 있다",
  meaning: "물속 중생을 깨우는 목어입니다. 밤에도 눈을 감지 않는 물고기라, 눈을 가장 나중에 그려 넣었습니다.",
  seed: 1003,
};

export const gong: Subject = {
  composition: cloudGong,
  format: { width: 5, height: 6 },
  medium: "colour",
  title: "운판",
  materials: "비단에 먹과 채색, 금니",
  description: "구름 모양의 청동 운판이 붉은 끈에 걸려 있고 둘레로 소리가 동그라미를 그리며 퍼지는 그림",
  meaning:
    "하늘을 나는 중생을 위해 치는 운판입니다. 가운데 당좌는 꽃잎 열둘로 나누고, 가장자리는 구름 머리를 본떴습니다.",
};

export const greatDrum: Subject = {
  composition: drum,
  format: { width: 1, height: 1 },
  medium: "colour",
  title: "법고",
  materials: "종이에 채색",
  description: "붉은 틀에 걸린 큰 북. 가운데에 삼태극이 있고 불꽃과 구름 머리 무늬가 둘러 있다",
  meaning: "네 발 달린 짐승까지 모두 듣도록 치는 북입니다. 가운데 삼태극은 붓을 한 번도 떼지 않고 돌려 그었습니다.",
};

export const chime: Subject = {
  composition: windChime,
  format: format.tall,
  medium: "colour",
  title: "풍경",
  materials: "종이에 채색",
  description: "단청한 처마 끝에 풍경이 달려 있고 그 아래 물고기가 먼 산 위 하늘에 떠 있는 그림",
  meaning: "하늘을 바다로 삼아 헤엄치는 물고기입니다. 바람은 그리지 않았습니다. 들리기만 하면 됩니다.",
};

export const incense: Subject = {
  composition: censer,
  format: format.taller,
  medium: "colour",
  title: "향완",
  materials: "비단에 채색",
  description: "은실로 꽃을 새긴 검은 향완에서 향 연기가 가늘게 피어올라 말려 가는 그림",
  meaning: "청동 향완의 은입사 무늬를 옮겼습니다. 연기는 붓에 물만 남았을 때 한 번에 올려 그었습니다.",
  seed: 5,
};

export const lotusLanterns: Subject = {
  composition: lanterns,
  format: format.wide,
  medium: "colour",
  title: "연등의 밤",
  materials: "종이에 채색",
  description: "밤하늘에 네 줄로 걸린 연꽃 등이 붉고 푸르고 누르고 분홍빛으로 빛나는 그림",
  meaning:
    "부처님 오신 날 앞밤의 마당입니다. 등마다 호분을 속에 먼저 펴고 그 위에 빛깔을 얹어 불이 켜진 듯 보이게 했습니다.",
  seed: 3006,
};

export const festival: Subject = {
  composition: streamers,
  format: format.wide,
  medium: "colour",
  title: "번을 건 날",
  materials: "비단에 채색",
  description: "초록 바탕에 붉고 푸른 번 네 폭이 드리워지고 가운데 천개 아래 빈 연화대가 놓인 그림",
  meaning:
    "법회를 앞두고 장엄을 마친 법당입니다. 번의 몸에는 꽃을, 다리에는 오색 띠를 달았습니다. 아직 아무도 들어오지 않았습니다.",
};
