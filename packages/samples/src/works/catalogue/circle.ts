import { inkCircle } from "../composition/ink-circle.ts";
import { mandala } from "../composition/mandala.ts";
import { wheel } from "../composition/wheel.ts";
import { format, type Subject } from "../subject.ts";

export const hempMandala: Subject = {
  composition: (sheet) => mandala(sheet, "hemp"),
  format: format.square,
  medium: "colour",
  title: "연화 만다라",
  materials: "삼베에 석채",
  description: "불꽃 테두리 안에 연꽃잎과 구슬 무늬가 겹겹이 원을 이루고 네 모서리에 꽃이 놓인 만다라",
  meaning:
    "가운데 꽃 한 송이에서 시작해 바깥으로 나아가며 그렸습니다. 꽃잎의 수는 안팎이 서로 나누어떨어지게 맞추었고, 원과 원 사이에는 구슬을 둘러 숨을 고르게 했습니다.",
};

export const nightMandala: Subject = {
  composition: (sheet) => mandala(sheet, "night"),
  format: format.square,
  medium: "colour",
  title: "밤하늘 만다라",
  materials: "비단에 석채와 금니",
  description: "검푸른 바탕에 꽃잎 고리와 구슬 고리가 겹겹이 둘러 있고 바깥을 불꽃이 감싼 만다라",
  meaning:
    "만다라는 부처님의 세계를 위에서 내려다본 그림입니다. 존상을 모시는 대신 연꽃과 구슬, 불꽃만으로 자리를 나타내었습니다.",
};

export const paperMandala: Subject = {
  composition: (sheet) => mandala(sheet, "paper"),
  format: format.square,
  medium: "colour",
  title: "백지 만다라",
  materials: "종이에 채색",
  description: "밝은 종이에 꽃잎과 구슬이 여러 겹의 원을 이루고 가장자리에 불꽃이 둘린 만다라",
  meaning:
    "둘레의 불꽃은 삿된 기운을 막고, 구슬은 경계를 나누며, 꽃잎은 안으로 드는 길이 됩니다. 보는 분의 눈길이 저절로 가운데로 모이기를 바랐습니다.",
};

export const redWheel: Subject = {
  composition: (sheet) => wheel(sheet, "cinnabar"),
  format: format.tall,
  medium: "colour",
  title: "법륜",
  materials: "비단에 채색",
  description: "붉은 바탕에 살이 여덟인 법륜이 꽃잎 고리와 불꽃에 둘러싸여 있고 아래에 연꽃과 구름이 있는 그림",
  meaning:
    "가르침이 바퀴처럼 굴러 세상에 퍼진다는 뜻을 담았습니다. 여덟 개의 바큇살은 팔정도를 이르며, 빛은 밖으로 나아갑니다.",
};

export const blueWheel: Subject = {
  composition: (sheet) => wheel(sheet, "azurite"),
  format: format.square,
  medium: "colour",
  title: "초전법륜",
  materials: "종이에 석채와 금니",
  description: "푸른 바탕에서 법륜이 빛살을 내고 그 아래 연꽃과 흰 구름이 받치고 있는 그림",
  meaning:
    "녹야원의 첫 설법을 바퀴와 연꽃으로만 그렸습니다. 사람을 그리지 않아도 자리가 비어 보이지 않게 하는 일이 숙제였습니다.",
};

export const emptyCircle: Subject = {
  composition: (sheet) => inkCircle(sheet, "ink"),
  format: format.square,
  medium: "ink",
  title: "심우도 가운데 인우구망",
  materials: "종이에 먹",
  description: "흰 종이에 먹으로 한 번에 그은 둥근 원. 끝으로 갈수록 붓이 말라 결이 드러난다",
  meaning:
    "소를 찾던 사람도 찾은 소도 다 잊은 여덟째 그림입니다. 아무것도 그리지 않고 원 하나만 남기는 자리라서, 하루에 한 장씩 그어 가장 덜 망설인 것을 골랐습니다.",
};

export const goldCircle: Subject = {
  composition: (sheet) => inkCircle(sheet, "gold"),
  format: format.tall,
  medium: "gold",
  title: "일원상",
  materials: "쪽물 들인 종이에 먹과 금니",
  description: "검푸른 종이에 금빛 붓 자국으로 그은 커다란 원 하나",
  meaning: "시작한 곳과 끝난 곳이 만나지 않게 두었습니다. 빈 데가 조금 있어야 원이 돌아가는 듯 보입니다.",
};
