import escapeHtml from "escape-html";
import { outboxSheet } from "./mail-styles.ts";
import type { OutboxMail } from "./outbox.ts";

const article = (mail: OutboxMail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>받는 사람</dt><dd>${escapeHtml(mail.to)}</dd><dt>보낸 때</dt><dd><time>${escapeHtml(mail.date)}</time></dd></dl>
<pre>${escapeHtml(mail.text)}</pre>
<details><summary>HTML로 보기</summary><iframe sandbox="" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe></details>
</article>`;

/** For whoever develops the site: what would have been mailed. */
export const outboxPage = (mails: readonly OutboxMail[]) => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>보낼 편지함</title>
<style>${outboxSheet}</style>
</head>
<body>
<h1>보낼 편지함</h1>
<p>메일 서버가 정해지지 않아 이 컴퓨터에 저장된 메일입니다.</p>
${mails.map(article).join("\n") || "<p>아직 보낸 메일이 없습니다.</p>"}
</body>
</html>
`;
