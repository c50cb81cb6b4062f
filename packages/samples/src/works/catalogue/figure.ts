import { buddhaSketch } from "../composition/buddha-sketch.ts";
import { goldBuddha } from "../composition/gold-buddha.ts";
import { greatBanner } from "../composition/great-banner.ts";
import { halo } from "../composition/halo.ts";
import { jewel } from "../composition/jewel.ts";
import { format, type Subject } from "../subject.ts";

export const sketch: Subject = {
  composition: buddhaSketch,
  format: { width: 3, height: 4 },
  medium: "ink",
  title: "여래좌상 초본",
  materials: "종이에 먹",
  description: "접은 자국과 엷은 붉은 줄이 남은 종이에 먹선으로 그린 여래. 두 손을 무릎 위에 포개고 연화대에 앉아 있다",
  meaning:
    "채색에 들어가기 전의 초본입니다. 엷은 붉은 줄은 몸의 가운데와 어깨, 앉은 자리를 잡은 선이고, 바둑판 같은 자국은 종이를 접어 비례를 맞춘 흔적입니다. 굵은 선은 옷의 바깥을, 가는 선은 주름을 따라갑니다.",
};

export const indigoBuddha: Subject = {
  composition: (sheet) => goldBuddha(sheet, { ground: "#14213A", deep: "#0C1526" }),
  format: { width: 3, height: 4 },
  medium: "gold",
  title: "감지금선묘 여래도",
  materials: "쪽물 들인 종이에 먹과 금니",
  description: "검푸른 바탕에 금빛 선만으로 그린 여래좌상. 두광과 신광이 둘러 있고 네 모서리에 구름이 있다",
  meaning:
    "색을 쓰지 않고 금선만으로 여래를 모셨습니다. 선정인을 맺은 손과 반쯤 감은 눈은 가장 가는 붓으로, 옷자락은 조금 굵은 붓으로 그었습니다.",
};

export const redBuddha: Subject = {
  composition: (sheet) => goldBuddha(sheet, { ground: "#6A2A22", deep: "#451812" }),
  format: { width: 3, height: 4 },
  medium: "gold",
  title: "홍지금선묘 여래도",
  materials: "붉게 물들인 종이에 먹과 금니",
  description: "검붉은 바탕에 금빛 선만으로 그린 여래좌상. 연화대 아래에서 빛살이 사방으로 퍼진다",
  meaning:
    "붉은 바탕은 주사와 소목을 번갈아 들여 얻었습니다. 같은 초본을 쪽빛 종이에 옮겼을 때보다 선이 따뜻하고 가깝게 다가옵니다.",
};

export const banner: Subject = {
  composition: greatBanner,
  format: format.great,
  medium: "colour",
  title: "괘불",
  materials: "삼베에 채색",
  description: "하늘의 천개 아래 붉은 가사를 입은 여래가 연화대에 앉아 있고 아래 바다에 연꽃 세 송이가 떠 있는 긴 그림",
  meaning:
    "마당에 내걸던 괘불을 작은 폭에 옮겨 본 것입니다. 위에는 천개를, 가운데에는 두광과 신광을 갖춘 여래를, 아래에는 물결과 연꽃을 두어 하늘에서 물까지 한 번에 올려다보게 했습니다.",
};

export const altarPainting: Subject = {
  composition: greatBanner,
  format: format.taller,
  medium: "colour",
  title: "여래후불도",
  materials: "비단에 채색",
  description: "천개 아래에서 붉은 가사를 입은 여래가 선정인을 맺고 연화대에 앉아 있는 그림. 둘레에 꽃무늬 띠가 있다",
  meaning:
    "가사의 붉은빛은 어깨에서 밝고 무릎에서 깊어집니다. 살빛에는 황토를 엷게 깔고 금빛을 얹었으며, 육계와 나발은 군청을 여러 번 올려 검푸르게 맺었습니다.",
};

export const emptyThrone: Subject = {
  composition: (sheet) => halo(sheet, "malachite"),
  format: format.tall,
  medium: "colour",
  title: "빈 연화대",
  materials: "비단에 채색",
  description: "초록빛 하늘의 천개 아래 두광과 신광이 빛나고 그 앞에 아무도 앉지 않은 연화대가 놓인 그림",
  meaning:
    "존상을 그리지 않고 두광과 신광, 연화대만으로 부처님의 자리를 모셨습니다. 옛사람들이 빈자리와 발자국으로 부처님을 기리던 마음을 따랐습니다.",
};

export const nightHalo: Subject = {
  composition: (sheet) => halo(sheet, "night"),
  format: format.wideScroll,
  medium: "colour",
  title: "후불 광배",
  materials: "삼베에 석채",
  description: "검푸른 하늘에 두광과 신광이 불꽃을 두르고 그 아래 빈 연화대가 구름 위에 놓인 그림",
  meaning:
    "광배는 불화에서 가장 먼저 눈에 들어오고 가장 나중에 손을 떼는 곳입니다. 꽃잎 하나하나를 가장자리에서 안으로 짙어지게 칠했습니다.",
};

export const flamingJewel: Subject = {
  composition: jewel,
  format: format.taller,
  medium: "colour",
  title: "화염보주",
  materials: "비단에 채색",
  description: "붉은 바탕의 연화대 위에 푸른 보주가 불꽃에 싸여 빛나는 그림. 네 모서리에 오색구름이 있다",
  meaning:
    "뜻하는 대로 이루어 준다는 여의보주입니다. 불꽃은 석간주에서 황까지 네 빛깔을 차례로 올렸고, 구슬은 호분을 가운데에 두고 군청을 밖으로 펴서 속이 비치는 듯 보이게 했습니다.",
};
