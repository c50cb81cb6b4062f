/** What stands with the words about the logo: its files and the colours of the drawings. */
export const logoSheet = {
  files: [
    { format: "AI", href: "/logo/bulmo-logo.ai", use: "인쇄와 간판, 크기를 키워 쓸 때" },
    { format: "JPG", href: "/logo/bulmo-logo.jpg", use: "문서와 안내문에 넣을 때" },
    { format: "PNG", href: "/logo/bulmo-logo.png", use: "바탕이 비치는 그림이 필요할 때" },
  ],
  failure: "파일을 내려받지 못했습니다. 잠시 뒤에 다시 눌러 주시고, 계속되면 사무국으로 알려 주십시오.",
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
