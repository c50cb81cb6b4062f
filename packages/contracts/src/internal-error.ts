/** What is told where nothing better is known. Apart from the other sentences, which most pages never need. */
export const internalError = "일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.";
