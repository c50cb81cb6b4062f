import { association } from "@bulmo/content/association";
import escapeHtml from "escape-html";

export type MailContent = { subject: string; text: string; html: string };

/** A paragraph, or what must be seen at once: a code, an address to open. */
export type Part = string | { code: string } | { link: string };

const asText = (part: Part) => {
  if (typeof part === "string") return part;
  return "code" in part ? `    ${part.code}` : part.link;
};

const ink = "#2b2622";
const accent = "#8f2f24";

function asHtml(part: Part): string {
  if (typeof part === "string") return `<p style="margin:0 0 16px">${escapeHtml(part)}</p>`;
  if ("code" in part)
    return `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:6px">${escapeHtml(part.code)}</p>`;
  const address = escapeHtml(part.link);
  return `<p style="margin:0 0 16px"><a href="${address}" style="color:${accent}">${address}</a></p>`;
}

/** One letter as text and as HTML, which say the same. */
export function composeMail(title: string, parts: readonly Part[]): MailContent {
  const closing = `${association.name} 드림`;
  const notice = "이 메일은 보내기만 하는 주소에서 발송되어 답장을 받을 수 없습니다.";
  const body = parts.map(asHtml).join("\n");
  return {
    subject: `[${association.name}] ${title}`,
    text: [...parts.map(asText), closing, `--\n${notice}`].join("\n\n").concat("\n"),
    html: `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f3ea">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:4px solid ${accent};color:${ink};font-family:'Noto Sans KR',sans-serif;font-size:16px;line-height:1.7;word-break:keep-all">
<h1 style="margin:0 0 24px;font-size:20px">${escapeHtml(title)}</h1>
${body}
<p style="margin:32px 0 0">${escapeHtml(closing)}</p>
<p style="margin:16px 0 0;font-size:13px;color:#6b625a">${escapeHtml(notice)}</p>
</div>
</body>
</html>
`,
  };
}
