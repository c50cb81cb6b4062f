import { bell } from "../composition/bell.ts";
import { bosang } from "../composition/bosang.ts";
import { headstock } from "../composition/headstock.ts";
import { lattice } from "../composition/lattice.ts";
import { format, type Subject } from "../subject.ts";

export const bosangSubject: Subject = {
  composition: bosang,
  formats: [format.square, format.beam, format.screen],
  titles: ["보상화문", "보상당초", "당초 장엄", "끝없는 덩굴", "보상화 별지화"],
  materials: ["나무에 채색", "비단에 석채", "종이에 채색"],
  description: "둥글게 말린 덩굴 안에 보상화가 하나씩 피고 사이사이에 작은 꽃이 놓인 무늬 그림",
  meanings: [
    "보상화는 세상에 없는 꽃입니다. 연꽃과 모란과 석류의 좋은 모습만 모아 피워 낸 마음속의 꽃입니다.",
    "덩굴은 시작과 끝이 보이지 않게 이었습니다. 무늬를 어디서 잘라도 다시 이어지도록 초를 떴습니다.",
    "붉은 꽃과 푸른 꽃을 번갈아 놓고 잎은 한 가지 빛으로 눌러 꽃이 먼저 보이게 했습니다.",
  ],
};

export const latticeSubject: Subject = {
  composition: lattice,
  formats: [format.wide, format.door, format.square, format.tall],
  titles: ["꽃살문", "빗꽃살문", "빛이 드는 문", "솟을꽃살", "법당 문을 열며"],
  materials: ["나무에 단청", "종이에 채색", "나무에 채색"],
  description: "붉은 문틀 안 빗살이 만나는 자리마다 작은 꽃이 놓이고 뒤에서 은은한 빛이 비치는 꽃살문 그림",
  meanings: [
    "새벽 예불을 마치고 나오다 안에서 본 문입니다. 빛이 창호지를 지나며 꽃의 그림자를 지웠습니다.",
    "꽃살은 법당을 드나드는 이가 부처님께 올리는 꽃 공양입니다. 같은 꽃을 하나도 똑같이 칠하지 않았습니다.",
    "살대의 모서리에 흰 선을 가늘게 넣어 깊이를 만들었습니다. 단청에서 분을 긋는 법을 따랐습니다.",
  ],
};

export const headstockSubject: Subject = {
  composition: headstock,
  formats: [format.beam, format.screen],
  titles: ["연화머리초", "보머리초", "모로단청", "대들보 단청", "머리초 견양"],
  materials: ["나무에 단청", "종이에 채색", "나무판에 석간주와 석채"],
  description: "들보 양 끝에 반으로 잘린 연꽃과 휘 무늬가 있고 가운데에 꽃이 놓인 단청 그림",
  meanings: [
    "들보의 머리에 올리는 연화머리초를 판 위에 옮겼습니다. 높은 곳에 있어 자세히 볼 수 없던 무늬를 눈높이에서 보시기 바랍니다.",
    "휘의 빛깔은 옅은 데서 짙은 데로 건너가고, 사이사이에 먹과 분을 그어 맺습니다. 빛깔의 차례를 하나라도 바꾸면 전체가 흐려집니다.",
    "스승께 받은 초본을 그대로 두드려 옮기고 빛깔만 새로 놓았습니다.",
  ],
};

export const bellSubject: Subject = {
  composition: bell,
  formats: [format.tall, format.taller],
  titles: ["범종", "새벽 종", "종소리", "저녁 종", "맥놀이"],
  materials: ["종이에 채색", "비단에 채색과 금니", "면에 채색"],
  description: "하늘에 걸린 범종에서 소리가 동그라미를 그리며 퍼지고 아래에 구름이 흐르는 그림",
  meanings: [
    "소리를 그릴 수 있을지 오래 망설였습니다. 종에서 멀어질수록 동그라미 사이를 넓혀 여운을 나타내었습니다.",
    "종신의 구름 무늬와 당좌의 꽃은 옛 종의 탁본을 보고 배웠습니다. 종뉴의 용은 뜻만 남기고 덜어 내었습니다.",
    "종을 치기 바로 앞의 고요를 그리고 싶었습니다. 구름만이 먼저 움직이고 있습니다.",
  ],
};
