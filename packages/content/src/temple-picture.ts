/** What the pictures show that were drawn for the temples' pages, for whoever does not see them. */
export const templePictures = {
  magoksa: "산줄기와 소나무 사이로 물길이 감아 도는 절. 다리 건너 오층석탑과 두 채의 법당이 보입니다.",
  buyongsa: "너른 들 가운데 나지막한 언덕의 법당과 석탑. 앞에는 연꽃이 핀 못이 있습니다.",
} as const;
