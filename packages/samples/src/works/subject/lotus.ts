import { lotusBranch } from "../composition/lotus-branch.ts";
import { lotusPond } from "../composition/lotus-pond.ts";
import { waves } from "../composition/waves.ts";
import { format, type Subject } from "../subject.ts";

export const pondSubject: Subject = {
  composition: lotusPond,
  formats: [format.screen, format.wide, format.tall, format.beam],
  titles: ["연지도", "여름 연못", "구품 연지", "달밤의 연못", "연꽃 피는 아침", "못가에서"],
  materials: ["비단에 석채와 금니", "종이에 채색", "비단에 채색"],
  description: "잔물결이 이는 못에 연잎이 뜨고 활짝 핀 연꽃과 봉오리가 줄기 끝에 서 있는 그림",
  meanings: [
    "봉오리와 갓 핀 꽃, 다 핀 꽃과 연밥을 한 못에 함께 그렸습니다. 과거와 현재와 미래가 한자리에 있다는 뜻입니다.",
    "극락의 못에는 아홉 등급의 연꽃이 핀다고 합니다. 등급을 매기기보다 모두가 제 자리에서 피는 모습으로 그리고 싶었습니다.",
    "연잎은 하엽을 바탕에 깔고 양록을 안쪽부터 펴서 가운데가 밝게 했습니다. 줄기의 잔가시는 가장 가는 붓으로 찍었습니다.",
  ],
};

export const branchSubject: Subject = {
  composition: lotusBranch,
  formats: [format.taller, format.tall, format.scroll, format.wideScroll],
  titles: ["수묵 연화", "홍련 한 송이", "백련", "먹으로 그린 연", "처염상정", "한 줄기"],
  materials: ["종이에 먹과 옅은 채색", "종이에 수묵", "비단에 수묵담채"],
  description: "여백이 넓은 종이에 먹으로 그린 연잎 하나와 연꽃 한 송이, 봉오리가 서 있는 그림",
  meanings: [
    "불화의 붓을 잠시 놓고 먹으로만 그렸습니다. 잎은 한 번에 번지게 하고 꽃잎의 선은 숨을 멈추고 그었습니다.",
    "진흙에서 나왔으되 물들지 않는다는 말을 오래 생각했습니다. 종이의 절반은 일부러 비워 두었습니다.",
    "새벽 못가에서 본 꽃을 돌아와 바로 옮겼습니다. 두 번 그리지 않는다는 마음으로 한 장만 그렸습니다.",
  ],
};

export const wavesSubject: Subject = {
  composition: waves,
  formats: [format.screen, format.wide, format.square],
  titles: ["해수연화도", "고해의 연꽃", "바다에 뜬 해", "향수해", "물결 위에서"],
  materials: ["종이에 채색", "비단에 석채", "면에 채색"],
  description: "비늘처럼 겹친 파도 사이에 연꽃이 떠 있고 하늘에 둥근 해와 구름이 있는 그림",
  meanings: [
    "끝없이 이어지는 물결은 괴로움의 바다이고, 그 위에 뜬 꽃은 그래도 피어나는 마음입니다.",
    "불단 아래쪽에 그리던 해수 무늬를 화면 가득 펼쳤습니다. 물결의 크기를 조금씩 달리하여 멀고 가까움을 나타내었습니다.",
    "물결 하나에 네 가지 푸른빛을 썼습니다. 군청을 굵은 알갱이부터 차례로 올려 가장자리가 반짝이게 했습니다.",
  ],
};
