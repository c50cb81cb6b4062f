import { halo } from "../composition/halo.ts";
import { waterMoon } from "../composition/water-moon.ts";
import { format, type Subject } from "../subject.ts";

export const haloSubject: Subject = {
  composition: halo,
  formats: [format.tall, format.taller, format.wideScroll],
  titles: ["빈 연화대", "후불 광배", "두광과 신광", "여래의 자리", "천개 아래", "적멸의 자리", "지장의 자리"],
  materials: ["비단에 채색", "삼베에 석채", "면에 석채와 금니"],
  description: "천개 아래 두광과 신광이 빛나고 그 앞에 아무도 앉지 않은 연화대가 구름 위에 놓인 그림",
  meanings: [
    "존상을 그리지 않고 두광과 신광, 연화대만으로 부처님의 자리를 모셨습니다. 옛사람들이 빈자리와 발자국으로 부처님을 기리던 마음을 따랐습니다.",
    "광배는 불화에서 가장 먼저 눈에 들어오고 가장 나중에 손을 떼는 곳입니다. 꽃잎 하나하나에 다섯 단계의 빛깔을 올렸습니다.",
    "천개의 구슬 줄은 바람이 없는데도 조금씩 다르게 늘어뜨렸습니다. 고요한 그림 속에서 그곳만 살짝 움직이는 듯 보이게 하고 싶었습니다.",
  ],
};

export const waterMoonSubject: Subject = {
  composition: waterMoon,
  formats: [format.taller, format.scroll, format.wideScroll],
  titles: ["수월관음도", "수월", "정병과 버들", "물에 비친 달", "보타락가의 밤"],
  materials: ["비단에 채색", "비단에 석채와 금니", "면에 채색"],
  description: "커다란 보름달을 뒤로하고 바닷가 바위 위에 버들가지를 꽂은 정병이 놓인 그림",
  meanings: [
    "달과 물, 정병과 버들만으로 관음보살의 자리를 그렸습니다. 보살은 보이지 않지만 방금까지 바위에 앉아 계셨던 것처럼 남겨 두었습니다.",
    "버들은 아픈 곳을 쓸어 주고 정병의 물은 목마름을 덜어 줍니다. 고려 수월관음도의 구도를 빌려 바위와 달의 크기를 다시 잡았습니다.",
    "달빛은 호분을 여러 번 얇게 펴 발라 안에서 번져 나오게 했습니다. 바위의 금빛 밑자락은 황토 위에 금니를 옅게 올린 것입니다.",
  ],
};
