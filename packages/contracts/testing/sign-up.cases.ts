import type { SignUpForm } from "../src/sign-up.ts";

/** What one wrong field answers, in the form as on the server. */
export type SignUpCase = {
  id: string;
  wrong: string;
  change: Partial<Record<keyof SignUpForm, unknown>>;
  message: string;
};

/** A sign-up in which nothing is wrong. */
export const validSignUp = {
  username: "bulmopainter1",
  password: "lotus-Pond-1!",
  confirmPassword: "lotus-Pond-1!",
  name: "한가람",
  nickname: "가람",
  email: "garam@example.org",
  homepage: "",
  zonecode: "00000",
  address: "전북특별자치도 김제시 견본면 단청길 48",
  detailAddress: "2층",
} as const satisfies SignUpForm;

const row = (id: string, wrong: string, change: SignUpCase["change"], message: string): SignUpCase => ({
  id,
  wrong,
  change,
  message,
});

const unusable = "사용할 수 없는 문자가 들어 있습니다.";
const emailShape = "이메일 형식을 확인해주세요.";
const homepageShape = "홈페이지는 http:// 또는 https://로 시작하는 주소를 입력해 주세요.";

const usernames: SignUpCase[] = [
  row("SUP-03", "an empty username", { username: "" }, "아이디는 필수 입력 항목입니다."),
  row("SUP-03", "a blank username", { username: " \t " }, "아이디는 필수 입력 항목입니다."),
  row("SUP-03", "no username", { username: undefined }, "아이디는 필수 입력 항목입니다."),
  row("SUP-04", "a username of 7", { username: "bulmo12" }, "아이디는 최소 8자 이상이어야 합니다."),
  row("SUP-04", "a username of 7 and a space", { username: "bulmo12 " }, "아이디는 최소 8자 이상이어야 합니다."),
  {
    id: "SUP-04",
    wrong: "a username of 51",
    change: { username: `${"a".repeat(50)}1` },
    message: "아이디는 최대 50자 이하여야 합니다.",
  },
  row("SUP-05", "a username of digits", { username: "12345678" }, "아이디는 영문자가 포함되어야 합니다."),
  row(
    "SUP-05",
    "a username of Korean letters and digits",
    { username: "불모불모불모12" },
    "아이디는 영문자가 포함되어야 합니다.",
  ),
  row("SUP-05", "a username of letters", { username: "bulmobulmo" }, "아이디는 숫자가 포함되어야 합니다."),
];

const both = <Password>(password: Password) => ({ password, confirmPassword: password });

const passwords: SignUpCase[] = [
  row("SUP-06", "an empty password", both(""), "비밀번호를 입력해주세요."),
  row("SUP-06", "no password", both(undefined), "비밀번호를 입력해주세요."),
  row("SUP-06", "a password of 7", both("lotus1!"), "비밀번호는 최소 8자 이상이어야 합니다."),
  row("SUP-06", "a password of 51", both(`lotus1!${"a".repeat(44)}`), "비밀번호는 최대 50자 이하여야 합니다."),
  row("SUP-07", "a password of digits", both("12345678"), "비밀번호에 영문자가 포함되어야 합니다."),
  row("SUP-07", "a password of letters", both("lotuslotus"), "비밀번호에 특수 문자가 포함되어야 합니다."),
  row(
    "SUP-08",
    "a password whose only other character is a hyphen",
    both("lotus-lotus-1"),
    "비밀번호에 특수 문자가 포함되어야 합니다.",
  ),
  row("SUP-07", "a password without a digit", both("lotuslotus!"), "비밀번호에 숫자가 포함되어야 합니다."),
];

const people: SignUpCase[] = [
  row("SUP-10", "an empty name", { name: "" }, "이름을 입력해주세요."),
  row("SUP-10", "a blank name", { name: "\u3000" }, "이름을 입력해주세요."),
  row("SEC-14", "a zero-width name", { name: "한\u200b가람" }, unusable),
  row("SEC-14", "a name after a byte order mark", { name: "\ufeff한가람" }, unusable),
  row("SEC-14", "a name of two lines", { name: "한가람\r\nBcc: x@example.org" }, unusable),
  row("SUP-10", "an empty nickname", { nickname: "" }, "닉네임을 입력해주세요."),
  row("SEC-14", "a nickname written backwards", { nickname: "\u202e람가" }, unusable),
  row("SEC-14", "a nickname of filler", { nickname: "\u3164" }, unusable),
  row("SUP-11", "an empty email", { email: "" }, "이메일을 입력해주세요."),
  ...[
    "garam",
    "garam@",
    "@example.org",
    "garam@example",
    "ga ram@example.org",
    "a@b@example.org",
    "a@b.kr\r\nCc: c@d.kr",
  ]
    .map((email) => ({ id: "SUP-11", wrong: `the email ${JSON.stringify(email)}`, change: { email } }))
    .map((given) => ({ ...given, message: given.change.email.includes("\n") ? unusable : emailShape })),
];

const places: SignUpCase[] = [
  ...["javascript:alert(1)", "ftp://example.org", "example.org", "http://", "https://exa mple.org"].map((homepage) => ({
    id: "SEC-14",
    wrong: `the homepage ${homepage}`,
    change: { homepage },
    message: homepageShape,
  })),
  row("SEC-14", "an empty zonecode", { zonecode: "" }, "주소를 검색해주세요."),
  row("SEC-14", "an empty address", { address: " " }, "주소를 검색해주세요."),
  row("SUP-12", "an empty detail address", { detailAddress: "" }, "상세주소를 입력해주세요."),
];

const orders: SignUpCase[] = [
  row(
    "SUP-02",
    "everything, of which the username comes first",
    { username: "", password: "", name: "", nickname: "", email: "", detailAddress: "" },
    "아이디는 필수 입력 항목입니다.",
  ),
  row(
    "SUP-02",
    "a nickname and what comes after it",
    { nickname: "", email: "x", zonecode: "", detailAddress: "" },
    "닉네임을 입력해주세요.",
  ),
];

/** Every rule of the sign-up that form and server share, broken one at a time (SUP-03 to SUP-12, SUP-21). */
export const signUpCases: readonly SignUpCase[] = [...usernames, ...passwords, ...people, ...places, ...orders];

/** What only the form can say, since the second password stays in it. */
export const signUpFormCases: readonly SignUpCase[] = [
  row("SUP-09", "an empty confirmation", { confirmPassword: "" }, "비밀번호 확인은 필수 입력 항목입니다."),
  row("SUP-09", "another confirmation", { confirmPassword: "lotus-Pond-2!" }, "입력하신 비밀번호가 틀립니다."),
  row(
    "SUP-02",
    "another confirmation and an empty name after it",
    { confirmPassword: "lotus-Pond-2!", name: "" },
    "입력하신 비밀번호가 틀립니다.",
  ),
];

/** What the server says, and the form when it has asked: no rule of the form's own knows it. */
export const weakPasswordCases: readonly SignUpCase[] = [
  row(
    "API-53",
    "a password of the site's name and a year",
    both("Bulmo-2026!"),
    "너무 흔하거나 쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.",
  ),
  row(
    "API-53",
    "a password of one's own name on English keys",
    both("gksrkfka-1985!"),
    "너무 흔하거나 쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.",
  ),
];

/** Sign-ups at the edge of a rule, which pass. */
export const signUpEdges: readonly { id: string; right: string; change: Partial<SignUpForm> }[] = [
  { id: "SUP-04", right: "a username of 8", change: { username: "bulmo123" } },
  { id: "SUP-04", right: "a username of 50", change: { username: `${"a".repeat(49)}1` } },
  { id: "SUP-06", right: "a password of 8", change: both("k7!Mz2@q") },
  {
    id: "SUP-06",
    right: "a password of 50",
    change: both(`k7!Mz2@q${"a".repeat(42)}`),
  },
  ...Array.from('!@#$%^&*(),.?":{}|<>', (special) => ({
    id: "SUP-08",
    right: `a password with ${special}`,
    change: both(`kumgang4827${special}`),
  })),
  { id: "SUP-12", right: "an https homepage", change: { homepage: "https://example.org/garam" } },
  {
    id: "CON-06",
    right: "a name in decomposed Hangul, with spaces around",
    change: { name: " 한가람 ".normalize("NFD") },
  },
];
