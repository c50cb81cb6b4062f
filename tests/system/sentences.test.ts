import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What the specification says character for character, in words that are not ours. */
const specified = [
  "게시물을 업로드 하시겠습니까?",
  "정상적으로 업로드 되었습니다.",
  "이미지 업로드에 실패했습니다.",
  "비밀번호를 입력해주세요.",
  "이름을 입력해주세요.",
  "닉네임을 입력해주세요.",
  "이메일을 입력해주세요.",
  "이메일 형식을 확인해주세요.",
  "상세주소를 입력해주세요.",
  "주소를 검색해주세요.",
  "동의하지 않은 항목을 선택해주세요.",
  "아이디 또는 비밀번호를 확인해주세요.",
  "활동이 정지된 계정입니다. 관리자에게 문의해주세요.",
  "현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.",
];

/** One thing has one word, spelt in one way. */
const goneWords: readonly [gone: RegExp, use: string][] = [
  [/업로드/u, "올리기, or 저장 for what is there already"],
  [/해주(?:세요|십시오)/u, "해 주세요"],
  [/등록된 (?:글|댓글|답글|작품|게시물|이미지|내용)/u, "올라온"],
  [/(?:글|댓글|답글|작품|게시물|이미지)(?:을|를|이|가|은|는) (?:한 번만 )?등록/u, "올리다"],
  [/하였습니다|되어집니다/u, "했습니다"],
  [/사이트(?!맵)/u, "누리집"],
  [/네트워크 연결/u, "연결 상태"],
  [/재설정/u, "다시 정하다"],
  // The lineage is one that was drawn; what people send is not always.
  [/그림을 (?:불러|올리|넣)|실린 그림/u, "이미지"],
  [/댓글 고치기|초대의 기한/u, "댓글 수정, 초대 기한"],
];

/** The text of a source as a reader would come to see it: without comments, on one line. */
const readable = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, "").replace(/\s+/gu, " ");

function complaintsOf(path: string, source: string): string[] {
  const text = specified.reduce((rest, sentence) => rest.replaceAll(sentence, ""), readable(source));
  return goneWords.flatMap(([gone, use]) => {
    const { index } = gone.exec(text) ?? {};
    return index === undefined ? [] : [`${path}: …${text.slice(Math.max(0, index - 20), index + 20)}… (say ${use})`];
  });
}

const sources = execFileSync(
  "git",
  [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "apps/server/src",
    "apps/web/src",
    "packages/contracts/src",
    "packages/ui/src",
  ],
  { cwd: root, encoding: "utf8" },
)
  .split("\n")
  .filter((path) => /(?<!\.test)\.tsx?$/u.test(path) && existsSync(root + path));

test("SEE-20 system sentences speak with one voice", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap((path) => complaintsOf(path, readFileSync(root + path, "utf8")))).toEqual([]);
});

test.each([
  'notice("회원 정보를 업로드했습니다.")',
  "<p>\n  이메일을 확인해주세요.\n</p>",
  "title: `아직 등록된 글이 없습니다.`",
  '"댓글을 등록했습니다."',
  '"저장하였습니다."',
  '"그림을 불러오지 못했습니다."',
])("SEE-20 one that is planted is found: %s", (source) => {
  expect(complaintsOf("a.tsx", source)).toHaveLength(1);
});

test.each(['"비밀번호를 입력해주세요."', "// 업로드: what uploads are called\n", '"회원을 등록했습니다."'])(
  "SEE-20 %s is none",
  (source) => {
    expect(complaintsOf("a.tsx", source)).toEqual([]);
  },
);
