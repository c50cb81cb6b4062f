import { keystrokes } from "./keystrokes.ts";

// What the estimator's own lists do not have. Each list begins with what is tried first: a word costs its place in it.

/**
 * So many characters of a password are judged. What comes later could only add, and the cost grows with the square. CPU
 * time, measured while the machine did other things: 1 to 4 ms for 20 characters, 6 ms at worst for 72, 100 or 1,000.
 */
export const judgedLength = 32;

const listOf = (text: string) => text.trim().split(/\s+/u);
const reversed = (text: string) => [...text].toReversed().join("");

/** A word as it is typed with the keys set to Korean, and to English. */
export const typed = (word: string): string[] => [word, keystrokes(word)];

/** Two words as one writes them together. */
export const paired = (words: readonly string[]): string[] =>
  words.flatMap((one) => words.flatMap((other) => ["", "-", "_", "."].map((between) => `${one}${between}${other}`)));

/** What Koreans take for passwords, and Latin words of theirs that no foreign list has. */
const korean = listOf(`
비밀번호 암호 패스워드 사랑 사랑해 사랑합니다 사랑해요 안녕 안녕하세요 감사 감사합니다 고맙습니다 행복 행복해 희망 평화
대한민국 한국 서울 부산 대구 인천 광주 대전 제주 전주 김제 우리 우리집 우리가족 가족 엄마 아빠 아버지 어머니 아들 딸 공주 왕자
천사 친구 여보 자기 자기야 아가 애기 강아지 고양이 호랑이 토끼 나비 하늘 바다 바람 구름 태양 달님 별님 무지개 봄날 여름 가을 겨울
나무 꽃잎 장미 연꽃 학교 회사 컴퓨터 인터넷 관리 운영자 사용자 시험 테스트 축구 야구 농구 음악 노래 영화 게임 부처님 부처
관세음보살 나무아미타불 아미타불 석가모니 보살 스님 사찰 불교 불상 불심 자비 극락 만다라 법당 화승 화가 그림 미술
saranghae korea hanguk daehanminguk seoul busan daegu incheon gwangju daejeon jeju jeonju naver daum kakao kakaotalk
passwort passwd pwd login signin superuser instagram bts blackpink exo twice kimchi ramen soju overwatch maplestory
roblox fortnite leagueoflegends
`);

/** What this association's members would think of. */
const site = listOf(`
bulmo 불모 admin 관리자 ilseop ilsub 일섭 금용 geumyong 단청 dancheong 문도회 munhoe 불화 bulhwa 탱화 tanghwa 회원 member manager
마곡사 magoksa 부용사 buyongsa buddha
`).flatMap(typed);

/** Rows as they lie under a hand, and the alphabet; taken both ways, in runs of at least four. */
const rows = listOf(`
1234567890-= qwertyuiop[]\\ asdfghjkl;' zxcvbnm,./ abcdefghijklmnopqrstuvwxyz 01234567890 1q2w3e4r5t6y7u8i9o0p
q1w2e3r4t5y6u7i8o9p0 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p qazwsxedcrfvtgbyhnujmikolp
`);
const shortestRun = 4;

const runsOf = (row: string): string[] =>
  [row, reversed(row)].flatMap((keys) =>
    Array.from({ length: keys.length - shortestRun + 1 }, (_, start) => start).flatMap((start) =>
      Array.from({ length: keys.length - shortestRun - start + 1 }, (_, longer) =>
        keys.slice(start, start + shortestRun + longer),
      ),
    ),
  );

/** Short runs that people put one behind another. */
const chunks = listOf("1234 qwer asdf zxcv 123 qwe asd zxc 1q2w abc abcd 12345 4321 321 qaz wsx poiu lkjh ;lkj");
const keyRuns = () => {
  const behind = (runs: readonly string[], between: string) =>
    runs.flatMap((run) => chunks.map((chunk) => `${run}${between}${chunk}`));
  return [
    ...rows.flatMap(runsOf),
    ...["", "-"].flatMap((between) => [...behind(chunks, between), ...behind(behind(chunks, between), between)]),
  ];
};

/** What rules make people put before or behind a word: `1!`, `2026!`, `-1985!`, `!12`, a letter where the word is Korean. */
function additions(): string[] {
  const years = Array.from({ length: 101 }, (_, back) => String(2040 - back));
  const short = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0"));
  const numbers = [
    ...listOf("1 123 12 1234 2 0 7 3 12345 1004 123456 8282 7777 1111 0000 2580 486 119 112 007 100 1000 111 777 321"),
    ...years,
    ...short,
    ...listOf("4 5 6 8 9"),
  ];
  const before = ["", "a", "-", "_", ".", "@", "#", "!"];
  const after = ["!", "", "@", "#", "a!", "*", ".", "!a", "$", "!!", "!@#", "a", "?"];
  const made = numbers.flatMap((number, at) =>
    before.flatMap((first, firstAt) =>
      after.map((last, lastAt) => ({
        text: `${first}${number}${last}`,
        place: (at + 1) * (firstAt + 1) * (lastAt + 1),
      })),
    ),
  );
  return made.toSorted((one, other) => one.place - other.place).map(({ text }) => text);
}

const once = (words: readonly string[]) => [...new Set(words)];

/** One behind the other as long as both last: the firsts of both stay among the first. */
const merged = (one: readonly string[], other: readonly string[]) =>
  one.flatMap((word, at) => [word, ...other.slice(at, at + 1)]).concat(other.slice(one.length));

/** By name, as the estimator takes them. It looks for each part of a password in each: two are quicker than four. */
export const makeDictionaries = () => ({
  words: once([...merged(site, korean.flatMap(typed)), ...paired(site)]),
  runs: once(merged(additions(), keyRuns())),
});
