import { association } from "./association.ts";

const { temple, templePlace } = association;

/** The map that was drawn of the way to the temple. */
export const directionSketch = {
  alt: "위쪽이 북쪽인 약도입니다. 위에 익산역, 아래에 김제역이 있고 호남선 철길이 두 역을 잇습니다. 익산에서 만경강을 건너 김제로 가는 길에 백구면 반월삼거리가 있습니다. 삼거리에서 용지면 쪽으로 1km쯤 가면 왼쪽에 절 안내판이 보이고, 안내판에서 왼쪽으로 500m 남짓 들어가면 김제 부용사입니다.",
  labels: {
    north: "북",
    iksan: "익산역",
    railway: "호남선",
    river: "만경강",
    crossing: "반월삼거리",
    township: "백구면",
    firstStretch: "1km쯤",
    sign: "안내판",
    secondStretch: "500m 남짓",
    temple,
    gimje: "김제역",
    onward: "용지면 쪽",
    mountain: "모악산",
  },
} as const;

/** Where it leads: of another place it would tell another way. */
export const sketchedPlace = { title: temple, ...templePlace } as const;
