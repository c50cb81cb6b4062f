/** The theme's colours by day and by lamp, which a letter cannot read of the site's variables. A test holds them to it. */
const light = { paper: "#FAF7F0", sheet: "#FFFFFF", text: "#1F1B16", muted: "#6B6257", line: "#E3DCCD" };
const dark: typeof light = { paper: "#171411", sheet: "#241F1A", text: "#EDE6D8", muted: "#B0A594", line: "#38312A" };
const accent = { light: "#2F6B57", dark: "#86C2AA" };

const sans = "'Pretendard','Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif";
const serif = "'Noto Serif KR','Nanum Myeongjo',Batang,serif";

/** On the elements themselves: many programs that show letters know no sheets of styles. */
export const mailStyles = {
  paper: `margin:0;padding:32px 16px;background:${light.paper}`,
  sheet: `max-width:560px;margin:0 auto;padding:28px 32px 32px;background:${light.sheet};border:1px solid ${light.line};border-top:4px solid ${accent.light};color:${light.text};font-family:${sans};font-size:16px;line-height:1.7;word-break:keep-all;overflow-wrap:anywhere`,
  head: `margin:0 0 28px;padding:0 0 16px;border-bottom:1px solid ${light.line};font-family:${serif};font-size:18px;line-height:40px`,
  mark: "margin:0 12px 0 0;border-radius:4px;vertical-align:top",
  title: `margin:0 0 20px;font-family:${serif};font-size:22px;font-weight:500;line-height:1.45`,
  paragraph: "margin:0 0 16px",
  code: `margin:24px 0;padding:16px;border:1px solid ${light.line};background:${light.paper};font-size:30px;font-weight:600;letter-spacing:8px;line-height:1.3;text-align:center`,
  facts: `margin:24px 0;padding:16px 20px 6px;border:1px solid ${light.line};background:${light.paper}`,
  label: `margin:0;font-size:13px;line-height:1.5;color:${light.muted}`,
  value: "margin:0 0 10px",
  link: `color:${accent.light};text-decoration:underline`,
  closing: "margin:32px 0 0",
  notice: `margin:16px 0 0;font-size:13px;color:${light.muted}`,
};

/** Where the reader's program is dark and says so. */
export const nightSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
.paper { background: ${dark.paper} !important }
.sheet { background: ${dark.sheet} !important; border-color: ${dark.line} !important; border-top-color: ${accent.dark} !important; color: ${dark.text} !important }
.head { border-color: ${dark.line} !important }
.code, .facts { background: ${dark.paper} !important; border-color: ${dark.line} !important }
.link { color: ${accent.dark} !important }
.notice, .label { color: ${dark.muted} !important }
}
`;

/** For the page that shows letters which were not sent. */
export const outboxSheet = `
:root { color-scheme: light dark; --paper: ${light.paper}; --sheet: ${light.sheet}; --text: ${light.text}; --line: ${light.line}; --accent: ${accent.light} }
@media (prefers-color-scheme: dark) { :root { --paper: ${dark.paper}; --sheet: ${dark.sheet}; --text: ${dark.text}; --line: ${dark.line}; --accent: ${accent.dark} } }
body { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem; font: 16px/1.7 ${sans}; color: var(--text); background: var(--paper); word-break: keep-all }
article { margin: 0 0 1.5rem; padding: 1rem 1.5rem; background: var(--sheet); border: 1px solid var(--line); border-top: 4px solid var(--accent) }
h1, h2 { font-family: ${serif}; font-weight: 500 }
h2 { margin: 0; font-size: 1.125rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: .5rem 0 }
dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line) }
`;
