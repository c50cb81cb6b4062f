import { hiddenRows, isTakenApart } from "./paste-parts.ts";
import { takePlayers } from "./paste-video.ts";
import { ownPath, readInert } from "./paste.ts";

const countable: readonly [name: string, selector: string][] = [
  ["겹친 표(풀어서 넣었습니다)", "td table table, tr > :nth-child(2) table, tr:has(> :nth-child(2)) table"],
  ["입력란과 버튼", 'input:not([type="checkbox"], [type="hidden"]), textarea, select, button'],
  ["동영상과 끼워 넣은 화면", "iframe, video, audio, object, embed"],
  ["그려진 도형과 수식", "svg, math"],
  ["위 첨자와 아래 첨자(보통 글자로 넣었습니다)", "sub, sup"],
  ["실행 코드", "script"],
];

/** What of strangers' HTML a post cannot have, by its names, with how many of each. */
function lossesOf(html: string): string[] {
  const { body } = readInert(html);
  takePlayers(body);
  const pictures = [...body.querySelectorAll("img")].filter((image) => !ownPath(image.getAttribute("src")));
  // Such a picture does not make of a table the parts of a page.
  for (const picture of pictures) picture.remove();
  const tables = [...body.querySelectorAll("table")].filter((table) => !table.closest("[data-content-type]"));
  const hidden = tables.reduce((count, table) => count + hiddenRows(table), 0);
  const counts = [
    ["이미지", pictures.length] as const,
    ["숨긴 줄", hidden] as const,
    ["표(풀어서 넣었습니다)", tables.filter(isTakenApart).length] as const,
    ...countable.map(([name, selector]) => [name, body.querySelectorAll(selector).length] as const),
  ];
  return counts.flatMap(([name, count]) => (count > 0 ? [`${name} ${count}개`] : []));
}

/** What is said of it beside the text; undefined for nothing. Pictures have a way of their own into a post. */
export function lossSentence(html: string): string | undefined {
  const losses = lossesOf(html);
  if (losses.length === 0) return undefined;
  const hint = losses.some((loss) => loss.startsWith("이미지"))
    ? " 이미지는 파일로 저장해 ‘이미지 넣기’로 넣어 주세요."
    : "";
  return `붙여 넣은 글에서 그대로 옮기지 못한 것이 있습니다: ${losses.join(", ")}.${hint}`;
}
