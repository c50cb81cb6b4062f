import { nightPeaks } from "../composition/night-peaks.ts";
import { pagoda } from "../composition/pagoda.ts";
import { sevenStars } from "../composition/seven-stars.ts";
import { sunMoon } from "../composition/sun-moon.ts";
import { format, type Subject } from "../subject.ts";

export const sunMoonSubject: Subject = {
  composition: sunMoon,
  formats: [format.screen, format.wide],
  titles: ["일월오봉도", "해와 달", "다섯 봉우리", "일월산해도", "수미산의 아침"],
  materials: ["종이에 채색", "비단에 석채", "종이에 석채"],
  description: "해와 달 아래 다섯 봉우리가 솟고 양옆에 붉은 소나무가, 앞에는 물결이 있는 그림",
  meanings: [
    "해와 달이 함께 뜨고 봉우리는 다섯으로 모입니다. 좌우를 같게 두되 소나무의 가지만은 서로 다른 쪽을 보게 했습니다.",
    "봉우리의 푸른빛은 꼭대기에서 짙고 아래로 내려올수록 황토에 가까워집니다. 청록산수의 순서를 그대로 따랐습니다.",
    "물결 무늬는 불단을 장엄할 때 쓰는 방식으로 그렸습니다. 산과 물의 경계에 흰 거품을 한 줄 남겼습니다.",
  ],
};

export const nightPeaksSubject: Subject = {
  composition: nightPeaks,
  formats: [format.screen, format.wide, format.scroll, format.tall],
  titles: ["금니 산수", "영산의 달", "금니 수미산도", "달 뜨는 산", "영산의 밤"],
  materials: ["물들인 종이에 금니", "물들인 비단에 금니"],
  description: "짙게 물들인 바탕에 금빛 선만으로 겹겹의 봉우리와 구름, 소나무와 달을 그린 그림",
  meanings: [
    "사경의 변상도처럼 짙은 바탕에 금니로만 그렸습니다. 선의 굵기를 멀리서부터 차츰 늘려 깊이를 나타내었습니다.",
    "금니는 하루에 개어 하루에 씁니다. 산 하나를 그날의 금으로 마치지 못하면 빛깔이 달라지므로 봉우리마다 하루씩 걸렸습니다.",
    "칠하지 않은 곳이 밤이 되고 그은 곳이 빛이 됩니다. 구름의 선은 손목을 쓰지 않고 어깨로 그었습니다.",
  ],
};

export const starsSubject: Subject = {
  composition: sevenStars,
  formats: [format.screen, format.wide, format.taller],
  titles: ["칠성도", "북두칠성", "칠성각의 밤", "별 아래", "북두의 자리"],
  materials: ["물들인 비단에 채색과 금니", "종이에 채색과 금니"],
  description: "짙은 밤하늘에 연꽃으로 피어난 북두칠성이 금빛 점선으로 이어지고 아래에 구름과 산이 있는 그림",
  meanings: [
    "별 하나하나를 연꽃으로 피웠습니다. 할머니의 칠성 기도를 떠올리며 그렸습니다.",
    "칠성각의 후불도에서 여래의 자리에 별을 놓았습니다. 별과 별 사이의 금선은 끊어질 듯 이어지도록 점으로 찍었습니다.",
    "하늘은 쪽물을 여섯 번 들인 바탕입니다. 잔별은 금가루를 체로 쳐서 내려앉혔습니다.",
  ],
};

export const pagodaSubject: Subject = {
  composition: pagoda,
  formats: [format.taller, format.wide, format.scroll, format.tall],
  titles: ["석탑", "노송과 탑", "안개 속의 탑", "탑돌이 가는 길", "옛 절터"],
  materials: ["종이에 채색", "비단에 채색", "종이에 옅은 채색"],
  description: "소나무 사이에 석탑이 서 있고 뒤로 안개에 싸인 먼 산과 해가 보이는 그림",
  meanings: [
    "이름난 탑을 옮기지 않고 마음에 남은 탑들을 하나로 모았습니다. 추녀가 들리는 각도는 백제계 탑에서 배웠습니다.",
    "절은 없어지고 탑만 남은 자리를 그렸습니다. 안개는 물을 먹인 붓으로 칠을 걷어 내어 나타내었습니다.",
    "소나무의 붉은 껍질과 돌의 흰빛이 서로를 밝혀 주기를 바랐습니다.",
  ],
};
