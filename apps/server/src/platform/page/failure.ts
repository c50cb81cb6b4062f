/** What a reader sees when not even the app's own failure page could be rendered (NAV-25). */
export const failurePage = `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>오류</title></head>
<body><main><h1>Unexpected Application Error!</h1>
<p>페이지를 보여 드리지 못했습니다. 잠시 후 다시 시도해 주세요.</p>
<p><a href="/">홈으로 돌아가기</a></p></main></body>
</html>
`;
