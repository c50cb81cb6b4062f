/** Milliseconds after which a page that has not come says so (SEE-11). */
export const lateAfter = 4_000;

export const slowSentence = "아직 처리하고 있습니다. 잠시만 더 기다려 주세요.";
export const offlineSentence = "인터넷에 연결되어 있지 않습니다. 연결되면 페이지가 열립니다.";
