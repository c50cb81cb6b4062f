import escapeHtml from "escape-html";
import { mailStyles as styles, nightSheet } from "./mail-styles.ts";

/** `sender` is the association's name, as readers' programs show whom a letter is from. */
export type MailContent = {
  sender: string;
  subject: string;
  text: string;
  html: string;
  /** What programs that read mail ask to have no more of its kind (RFC 8058). */
  stopAddress?: string;
};

/** How its reader has no more of a mail's kind: a page for them, and an address for the program in which they read. */
export type MailStop = { page: string; address: string };

/**
 * Who writes, and whom the reader may turn to; empty for nobody. `imprint` is the name with the address, the telephone and
 * the mail there are, which an advertisement has to say (정보통신망법 시행령 별표 6).
 */
export type Letterhead = { name: string; contact: string; imprint: string };

type PlainPart =
  | string
  | { code: string }
  | { link: string }
  | { facts: readonly (readonly [label: string, value: string])[] };

/** A paragraph, or what must be seen at once: a code, an address to open, facts by their labels. A paragraph may name the association. */
export type Part = PlainPart | ((association: string) => string);

/** As which every letter brings the association's mark along: what lies elsewhere is not fetched by most readers' programs. */
export const markId = "mark@bulmo";

const asText = (part: PlainPart) => {
  if (typeof part === "string") return part;
  if ("facts" in part) return part.facts.map(([label, value]) => `    ${label}: ${value}`).join("\n");
  return "code" in part ? `    ${part.code}` : part.link;
};

function asHtml(part: PlainPart): string {
  if (typeof part === "string") return `<p style="${styles.paragraph}">${escapeHtml(part)}</p>`;
  if ("code" in part) return `<p class="code" style="${styles.code}">${escapeHtml(part.code)}</p>`;
  if ("facts" in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        `<dt class="label" style="${styles.label}">${escapeHtml(label)}</dt><dd style="${styles.value}">${escapeHtml(value)}</dd>`,
    );
    return `<dl class="facts" style="${styles.facts}">${rows.join("")}</dl>`;
  }
  const address = escapeHtml(part.link);
  return `<p style="${styles.paragraph}"><a class="link" href="${address}" style="${styles.link}">${address}</a></p>`;
}

const stopWords = "이 알림 메일을 그만 받기";
const advertisingStopWords = "무료 수신거부 (Unsubscribe)";

/** What a letter says, before what every letter says at its foot. */
export type MailDraft = {
  title: string;
  parts: readonly Part[];
  /** Says so before everything else, and how to have no more of it in English too, as the law asks (정보통신망법 50조). */
  isAdvertising?: boolean;
  /** Looked at by who sends it, before its readers get it. */
  isTrial?: boolean;
};

export const draftMail = (title: string, parts: readonly Part[]): MailDraft => ({ title, parts });

/** One letter as text and as HTML, which say the same. */
export function composeMail(
  { title, parts: drafted, isAdvertising = false, isTrial = false }: MailDraft,
  { name, contact, imprint }: Letterhead,
  stop?: MailStop,
): MailContent {
  const parts = drafted.map((part) => (typeof part === "function" ? part(name) : part));
  const closing = `${name} 드림`;
  const stopping = isAdvertising ? advertisingStopWords : stopWords;
  const notice = [
    "이 메일은 발신 전용 주소에서 발송되어 답장을 받을 수 없습니다.",
    isAdvertising ? imprint : contact,
  ].filter(Boolean);
  const body = parts.map(asHtml).join("\n");
  return {
    sender: name,
    subject: `${isTrial ? "[시험] " : ""}${isAdvertising ? "(광고) " : ""}[${name}] ${title}`,
    ...(stop && { stopAddress: stop.address }),
    text: [...parts.map(asText), closing, ["--", ...notice, ...(stop ? [`${stopping}: ${stop.page}`] : [])].join("\n")]
      .join("\n\n")
      .concat("\n"),
    html: `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${nightSheet}</style>
</head>
<body class="paper" style="${styles.paper}">
<div class="sheet" style="${styles.sheet}">
<p class="head" style="${styles.head}"><img src="cid:${markId}" width="40" height="40" alt="" style="${styles.mark}">${escapeHtml(name)}</p>
<h1 style="${styles.title}">${escapeHtml(title)}</h1>
${body}
<p style="${styles.closing}">${escapeHtml(closing)}</p>
<p class="notice" style="${styles.notice}">${notice.map((line) => escapeHtml(line)).join("<br>")}${stop ? `<br><a class="link" href="${escapeHtml(stop.page)}" style="${styles.link}">${stopping}</a>` : ""}</p>
</div>
</body>
</html>
`,
  };
}
