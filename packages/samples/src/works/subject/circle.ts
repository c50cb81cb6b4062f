import { mandala } from "../composition/mandala.ts";
import { wheel } from "../composition/wheel.ts";
import { format, type Subject } from "../subject.ts";

export const mandalaSubject: Subject = {
  composition: mandala,
  formats: [format.square],
  titles: ["연화 만다라", "팔엽 만다라", "오방 만다라", "보배 만다라", "화염 만다라", "만다라"],
  materials: ["비단에 석채와 금니", "면에 채색", "삼베에 석채"],
  description: "불꽃 테두리 안에 연꽃잎과 구슬 무늬가 겹겹이 원을 이루고 한가운데에 꽃이 놓인 만다라",
  meanings: [
    "가운데 꽃 한 송이에서 시작해 바깥으로 나아가며 그렸습니다. 꽃잎의 수는 안팎이 서로 나누어떨어지게 맞추었고, 원과 원 사이에는 구슬을 둘러 숨을 고르게 했습니다.",
    "만다라는 부처님의 세계를 위에서 내려다본 그림입니다. 존상을 모시는 대신 연꽃과 구슬, 불꽃만으로 자리를 나타내었습니다.",
    "둘레의 불꽃은 삿된 기운을 막고, 구슬은 경계를 나누며, 꽃잎은 안으로 드는 길이 됩니다. 보는 분의 눈길이 저절로 가운데로 모이기를 바랐습니다.",
  ],
};

export const wheelSubject: Subject = {
  composition: wheel,
  formats: [format.square, format.tall],
  titles: ["법륜", "초전법륜", "연화 법륜", "구르는 바퀴", "팔정도"],
  materials: ["비단에 채색", "종이에 석채와 금니", "면에 채색"],
  description: "연꽃 위에 놓인 법륜이 불꽃과 꽃잎 고리에 둘러싸여 구름 사이로 빛을 내는 그림",
  meanings: [
    "가르침이 바퀴처럼 굴러 세상에 퍼진다는 뜻을 담았습니다. 바큇살은 가운데로 모이고 빛은 밖으로 나아갑니다.",
    "녹야원의 첫 설법을 바퀴와 연꽃으로만 그렸습니다. 사람을 그리지 않아도 자리가 비어 보이지 않게 하는 일이 숙제였습니다.",
    "바퀴 테의 구슬은 하나하나 도드라지게 올려 칠하고, 살에는 금니를 두 번 먹였습니다.",
  ],
};
