import { nightPeaks } from "../composition/night-peaks.ts";
import { pagoda } from "../composition/pagoda.ts";
import { pineMoon } from "../composition/pine-moon.ts";
import { ridges } from "../composition/ridges.ts";
import { sevenStars } from "../composition/seven-stars.ts";
import { sunMoon } from "../composition/sun-moon.ts";
import { waterMoon } from "../composition/water-moon.ts";
import { format, type Subject } from "../subject.ts";

export const fivePeaks: Subject = {
  composition: (sheet) => sunMoon(sheet, "silk"),
  format: format.screen,
  medium: "colour",
  title: "일월오봉도",
  materials: "비단에 채색",
  description: "흰 달과 붉은 해 아래 다섯 봉우리가 솟고 양옆에 소나무가, 앞에는 물결이 있는 그림",
  meaning:
    "해와 달이 함께 뜨고 봉우리는 다섯으로 모입니다. 봉우리의 푸른빛은 꼭대기에서 짙고 아래로 내려올수록 황토에 가까워집니다. 청록산수의 순서를 그대로 따랐습니다.",
};

export const bluePeaks: Subject = {
  composition: (sheet) => sunMoon(sheet, "azurite"),
  format: format.wide,
  medium: "colour",
  title: "해와 달과 다섯 봉우리",
  materials: "종이에 석채",
  description: "푸른 하늘에 해와 달이 함께 떠 있고 다섯 봉우리와 소나무 두 그루, 물결이 있는 그림",
  meaning: "하늘을 비워 두지 않고 군청으로 채웠습니다. 불단을 장엄하던 물결 무늬로 산과 물의 경계를 지었습니다.",
};

export const goldPeaks: Subject = {
  composition: (sheet) => nightPeaks(sheet, "indigo"),
  format: format.screen,
  medium: "gold",
  title: "금니 산수",
  materials: "쪽물 들인 종이에 먹과 금니",
  description: "검푸른 바탕에 금빛 선만으로 겹겹의 봉우리와 구름, 소나무와 달을 그린 그림",
  meaning: "사경의 변상도처럼 짙은 바탕에 금니로만 그렸습니다. 선의 굵기를 멀리서부터 차츰 늘려 깊이를 나타내었습니다.",
  seed: 2008,
};

export const redPeaks: Subject = {
  composition: (sheet) => nightPeaks(sheet, "ochre"),
  format: format.scroll,
  medium: "gold",
  title: "붉은 바탕의 금니 산수",
  materials: "붉게 물들인 비단에 먹과 금니",
  description: "검붉은 비단에 금빛 선으로 봉우리와 구름, 달을 그려 족자로 꾸민 그림",
  meaning:
    "금니는 하루에 개어 하루에 씁니다. 봉우리 하나를 그날의 금으로 마치지 못하면 빛깔이 달라지므로 하루에 하나씩 그렸습니다.",
  seed: 1012,
};

export const blueGreen: Subject = {
  composition: (sheet) => ridges(sheet, "blueGreen"),
  format: format.wide,
  medium: "colour",
  title: "청록산수",
  materials: "비단에 채색",
  description: "아침 해 아래 푸른 산줄기가 겹겹이 멀어지고 안개 너머로 바위 봉우리와 소나무, 물이 보이는 그림",
  meaning:
    "먼 산은 물을 많이 섞어 위쪽에만 빛깔을 남겼고, 가까운 바위는 군청에서 황토로 바림한 다음 금선을 한 줄 넣었습니다.",
};

export const inkRidges: Subject = {
  composition: (sheet) => ridges(sheet, "ink"),
  format: format.wideScroll,
  medium: "ink",
  title: "먹으로 그린 먼 산",
  materials: "종이에 수묵",
  description: "먹의 짙고 옅음으로 멀어지는 산줄기와 안개, 바위 봉우리와 소나무를 그려 족자로 꾸민 그림",
  meaning: "다섯 번 묽힌 먹을 다섯 접시에 나누어 놓고 먼 산부터 그렸습니다. 안개는 그린 것이 아니라 남긴 것입니다.",
};

export const inkPine: Subject = {
  composition: (sheet) => pineMoon(sheet, "ink"),
  format: format.tall,
  medium: "ink",
  title: "수묵 노송",
  materials: "종이에 수묵",
  description: "먹으로 그린 늙은 소나무 한 그루 뒤로 둥근 달이 희게 남아 있는 그림",
  meaning: "껍질의 비늘은 마른 붓으로, 솔잎은 젖은 붓으로 그었습니다. 달은 둘레만 물들여 남겼습니다.",
};

export const moonPine: Subject = {
  composition: (sheet) => pineMoon(sheet, "colour"),
  format: format.taller,
  medium: "colour",
  title: "소나무와 달",
  materials: "비단에 채색",
  description: "푸른 밤하늘의 보름달 앞에 붉은 소나무 한 그루가 바위 위에 서 있는 그림",
  meaning: "산사의 마당에서 본 소나무입니다. 달이 가지에 걸려 내려오지 않던 밤을 그렸습니다.",
};

export const dayPagoda: Subject = {
  composition: (sheet) => pagoda(sheet, { light: "day", storeys: 5 }),
  format: format.taller,
  medium: "colour",
  title: "오층석탑",
  materials: "종이에 채색",
  description: "소나무 두 그루 사이에 오층석탑이 서 있고 뒤로 안개에 싸인 푸른 산이 보이는 그림",
  meaning:
    "이름난 탑을 옮기지 않고 마음에 남은 탑들을 하나로 모았습니다. 추녀가 들리는 각도는 백제계 탑에서 배웠습니다.",
};

export const duskPagoda: Subject = {
  composition: (sheet) => pagoda(sheet, { light: "dawn", storeys: 3 }),
  format: format.wide,
  medium: "colour",
  title: "옛 절터의 삼층석탑",
  materials: "비단에 옅은 채색",
  description: "붉은 해가 뜬 하늘 아래 안개 낀 산을 뒤로하고 삼층석탑과 소나무가 서 있는 그림",
  meaning: "절은 없어지고 탑만 남은 자리를 그렸습니다. 안개는 물을 먹인 붓으로 칠을 걷어 내어 나타내었습니다.",
};

export const dipper: Subject = {
  composition: (sheet) => sevenStars(sheet, "night"),
  format: format.screen,
  medium: "colour",
  title: "북두칠성",
  materials: "쪽물 들인 비단에 먹과 채색, 금니",
  description:
    "밤하늘에 연꽃으로 피어난 북두칠성이 금빛 점선으로 이어진 그림. 국자의 머리는 오른쪽, 자루는 왼쪽에 있다",
  meaning:
    "북쪽 하늘 낮은 곳에 누운 가을밤의 모습 그대로 별 일곱을 놓았습니다. 여섯째 별 곁의 작은 별까지 찍은 다음에야 붓을 놓았습니다.",
};

export const poleStar: Subject = {
  composition: (sheet) => sevenStars(sheet, "dusk"),
  format: format.taller,
  medium: "colour",
  title: "칠성과 북극성",
  materials: "종이에 채색과 금니",
  description: "어스름한 하늘 위쪽에 북극성이, 그 아래에 연꽃으로 피운 일곱 별이 국자 모양으로 놓인 그림",
  meaning:
    "국자의 끝 두 별을 이어 다섯 배를 올라가면 북극성에 닿습니다. 칠성각의 후불도에서 여래의 자리에 그 별을 두었습니다.",
};

export const vase: Subject = {
  composition: (sheet) => waterMoon(sheet, "azurite"),
  format: format.taller,
  medium: "colour",
  title: "정병과 버들",
  materials: "비단에 채색",
  description: "커다란 보름달을 뒤로하고 바닷가 바위 위에 버들가지를 꽂은 정병이 놓이고 곁에 대나무가 선 그림",
  meaning:
    "버들은 아픈 곳을 쓸어 주고 정병의 물은 목마름을 덜어 줍니다. 존상은 모시지 않고 지니시던 물건과 달만 그렸습니다.",
};
