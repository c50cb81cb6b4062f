export const logo = {
  lead: "한 획의 둥근 선 안에 연꽃을 담았습니다. 화가의 붓이 그은 원은 끝을 맺지 않고 열어 두었으니, 스승에게서 제자로 이어지는 선이 아직 끝나지 않았다는 뜻입니다.",
  meanings: [
    { title: "열린 원", text: "붓을 대고 떼는 한 번의 숨을 그대로 남겼습니다. 다음 사람의 붓이 들어올 자리입니다." },
    {
      title: "여섯 잎의 연꽃",
      text: "보시, 지계, 인욕, 정진, 선정, 지혜. 불모가 붓을 잡기 전에 닦는 여섯 가지를 뜻합니다.",
    },
    { title: "주홍과 양록", text: "전각의 기둥과 처마에 가장 많이 쓰는 붉은빛과 푸른빛에서 가져왔습니다." },
  ],
  rules: [
    "로고의 비례와 빛깔을 바꾸거나 기울이지 않습니다.",
    "둘레에 연꽃 지름의 4분의 1만큼 빈자리를 둡니다.",
    "화면에서는 가로 32px, 인쇄물에서는 10mm보다 작게 쓰지 않습니다.",
    "무늬나 사진 위에 얹을 때에는 바탕을 한 빛깔로 깔아 줍니다.",
  ],
  files: [
    { format: "AI", href: "/logo/bulmo-logo.ai", use: "인쇄와 간판, 크기를 키워 쓸 때" },
    { format: "JPG", href: "/logo/bulmo-logo.jpg", use: "문서와 안내문에 넣을 때" },
    { format: "PNG", href: "/logo/bulmo-logo.png", use: "바탕이 비치는 그림이 필요할 때" },
  ],
  /** Under the two drawings of it: first the one under the other, then side by side. */
  arrangements: [
    "세로 조합: 문서의 첫 장과 초대장처럼 너비가 넉넉하지 않은 자리",
    "가로 조합: 간판과 봉투처럼 옆으로 긴 자리",
  ],
  filesLead: "파일은 가로 조합으로 만들었습니다. 크기를 키워도 흐려지지 않아야 하는 곳에는 AI를 쓰십시오.",
  failure: "파일을 내려받지 못했습니다. 잠시 뒤에 다시 눌러 주시고, 계속되면 사무국으로 알려 주십시오.",
  paletteLead: "누리집의 그림에 쓴 빛깔입니다. 단청장이 부르는 안료의 이름을 따랐습니다.",
  /** Of the drawings; `token` is what the theme calls the colour. */
  pigments: [
    { token: "yacheong", name: "야청", hanja: "鴉靑", use: "밤하늘, 감지의 바탕" },
    { token: "guncheong", name: "군청", hanja: "群靑", use: "산과 물의 짙은 자리" },
    { token: "samcheong", name: "삼청", hanja: "三靑", use: "푸른 바림의 밝은 자리" },
    { token: "hayeop", name: "하엽", hanja: "荷葉", use: "연잎과 기둥 머리의 짙은 녹색" },
    { token: "yangnok", name: "양록", hanja: "洋綠", use: "단청의 바탕 녹색" },
    { token: "oknok", name: "옥록", hanja: "玉綠", use: "녹색 바림의 밝은 자리" },
    { token: "seokganju", name: "석간주", hanja: "石間朱", use: "기둥과 문, 붉은 바탕" },
    { token: "juhong", name: "주홍", hanja: "朱紅", use: "가사와 연꽃, 낙관" },
    { token: "jangdan", name: "장단", hanja: "長丹", use: "붉은 바림의 가운데" },
    { token: "yuksaek", name: "육색", hanja: "肉色", use: "살빛과 붉은 바림의 끝" },
    { token: "hwang", name: "황", hanja: "黃", use: "서까래 끝과 꽃술" },
    { token: "geumbak", name: "금박", hanja: "金箔", use: "윤곽선과 광배" },
    { token: "jibun", name: "지분", hanja: "脂粉", use: "바림의 가장 밝은 끝" },
    { token: "soyeon", name: "먹", hanja: "墨", use: "윤곽의 먹선과 글씨" },
  ],
} as const;
