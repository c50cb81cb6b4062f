import { lotusBranch } from "../composition/lotus-branch.ts";
import { lotusPond } from "../composition/lotus-pond.ts";
import { waves } from "../composition/waves.ts";
import { format, type Subject } from "../subject.ts";

export const ninePond: Subject = {
  composition: (sheet) => lotusPond(sheet, "nine"),
  format: format.wide,
  medium: "colour",
  title: "구품연지도",
  materials: "비단에 채색",
  description: "연못에 붉은 연꽃 세 송이, 흰 연꽃 세 송이, 푸른 연꽃 세 송이가 세 줄로 피어 있는 그림",
  meaning:
    "극락의 못에는 아홉 등급의 연꽃이 핀다고 합니다. 꽃을 상품과 중품, 하품 세 줄에 세 송이씩 두었으나, 어느 꽃도 다른 꽃을 가리지 않게 했습니다.",
};

export const springPond: Subject = {
  composition: (sheet) => lotusPond(sheet, "spring"),
  format: format.wide,
  medium: "colour",
  title: "연못의 봄",
  materials: "비단에 옅은 채색",
  description: "옅은 초록빛 연못에 새 연잎이 떠 있고 아직 펴지지 않은 잎 여섯이 물 위로 올라온 그림",
  meaning: "꽃은 아직 없습니다. 말려 있는 잎의 끝이 하루에 한 뼘씩 올라오던 봄날의 못을 옅은 빛깔로만 그렸습니다.",
};

export const summerPond: Subject = {
  composition: (sheet) => lotusPond(sheet, "summer"),
  format: format.screen,
  medium: "colour",
  title: "연못의 여름",
  materials: "비단에 채색",
  description: "짙은 연잎 사이로 붉은 연꽃 다섯 송이와 봉오리 셋이 올라온 여름 연못 그림",
  meaning:
    "연잎은 하엽을 바탕에 깔고 양록을 안쪽부터 펴서 가운데가 밝게 했습니다. 꽃잎은 끝에서 붉고 안으로 갈수록 희어지도록 물붓으로 바림했습니다.",
};

export const autumnPond: Subject = {
  composition: (sheet) => lotusPond(sheet, "autumn"),
  format: format.wide,
  medium: "colour",
  title: "연못의 가을",
  materials: "종이에 채색",
  description: "누렇게 물든 연잎 사이에 연밥 넷이 서 있고 꺾인 줄기 둘이 물로 드리운 가을 연못 그림",
  meaning: "꽃이 지고 나서야 연밥이 보입니다. 황토와 대자만으로 그리되 아직 남은 볕을 하늘에 깔았습니다.",
};

export const winterPond: Subject = {
  composition: (sheet) => lotusPond(sheet, "winter"),
  format: format.wide,
  medium: "ink",
  title: "연못의 겨울",
  materials: "종이에 먹과 호분",
  description: "눈이 날리는 잿빛 연못에 꺾인 연 줄기와 마른 연밥이 먹으로 그려진 그림",
  meaning: "꺾인 줄기가 물에 글씨를 쓰는 듯했습니다. 눈은 호분을 묻힌 붓을 손가락으로 튕겨 내려앉혔습니다.",
};

export const goldPond: Subject = {
  composition: (sheet) => lotusPond(sheet, "gold"),
  format: format.screen,
  medium: "gold",
  title: "금니 연지도",
  materials: "쪽물 들인 비단에 먹과 금니",
  description: "검푸른 바탕에 금빛 선만으로 연꽃과 연잎, 봉오리와 잔물결을 그린 연못 그림",
  meaning:
    "칠하지 않은 곳이 밤이 되고 그은 곳이 꽃이 됩니다. 잎맥은 한가운데에서 가장자리로, 숨을 멈춘 동안에만 그었습니다.",
};

export const moonPond: Subject = {
  composition: (sheet) => lotusPond(sheet, "moonlight"),
  format: format.wide,
  medium: "colour",
  title: "달밤의 연못",
  materials: "비단에 채색",
  description: "보름달이 뜬 푸른 밤 연못에 흰 연꽃 네 송이와 봉오리 둘이 서 있는 그림",
  meaning: "달빛은 호분을 여러 번 얇게 펴서 안에서 번져 나오게 했습니다. 밤의 잎은 하엽에 군청을 섞어 가라앉혔습니다.",
};

export const redLotus: Subject = {
  composition: (sheet) => lotusBranch(sheet, "red"),
  format: format.tall,
  medium: "ink",
  title: "홍련 한 송이",
  materials: "종이에 먹과 옅은 채색",
  description: "여백이 넓은 종이에 먹으로 그린 연잎과 붉게 물든 연꽃 한 송이, 봉오리 하나가 서 있는 그림",
  meaning: "진흙에서 나왔으되 물들지 않는다는 말을 오래 생각했습니다. 종이의 절반은 일부러 비워 두었습니다.",
};

export const whiteLotus: Subject = {
  composition: (sheet) => lotusBranch(sheet, "white"),
  format: format.scroll,
  medium: "ink",
  title: "백련",
  materials: "비단에 수묵담채",
  description: "누런 비단에 먹빛 연잎과 흰 연꽃 한 송이를 그려 족자로 꾸민 그림",
  meaning: "흰 꽃을 그리려고 둘레를 한 번 더 물들였습니다. 꽃은 바탕이 남은 자리입니다.",
};

export const inkLotus: Subject = {
  composition: (sheet) => lotusBranch(sheet, "ink"),
  format: format.taller,
  medium: "ink",
  title: "수묵 연화",
  materials: "종이에 수묵",
  description: "먹의 짙고 옅음만으로 그린 연잎 하나와 반쯤 핀 연꽃, 봉오리와 풀잎",
  meaning: "불화의 붓을 잠시 놓고 먹으로만 그렸습니다. 잎은 한 번에 번지게 하고 꽃잎의 선은 숨을 멈추고 그었습니다.",
};

export const morningWaves: Subject = {
  composition: (sheet) => waves(sheet, "morning"),
  format: format.wide,
  medium: "colour",
  title: "해수연화도",
  materials: "종이에 채색",
  description: "비늘처럼 겹친 푸른 파도에 연꽃이 떠 있고 하늘에 붉은 해와 구름이 있는 그림",
  meaning: "끝없이 이어지는 물결은 괴로움의 바다이고, 그 위에 뜬 꽃은 그래도 피어나는 마음입니다.",
};

export const nightWaves: Subject = {
  composition: (sheet) => waves(sheet, "night"),
  format: format.screen,
  medium: "colour",
  title: "달 아래 향수해",
  materials: "비단에 석채",
  description: "검푸른 밤바다의 물결 위에 연꽃이 떠 있고 하늘에 둥근 달이 빛나는 그림",
  meaning:
    "불단 아래쪽에 그리던 해수 무늬를 화면 가득 펼쳤습니다. 군청을 굵은 알갱이부터 차례로 올려 물결의 가장자리가 반짝이게 했습니다.",
};
