import { z } from "zod";
import { needed } from "./needed.ts";
import { parsePictureUrl } from "./picture.ts";
import { line, text } from "./text.ts";

// The rules of requirements/constants.md, each with its sentence, in the order in which they are told.

const letter = /[A-Za-z]/u;
const digit = /\d/u;
const special = /[!@#$%^&*(),.?":{}|<>]/u;

const emailShape = "이메일 형식을 확인해주세요.";

/** The longest address that SMTP carries (RFC 5321). */
const longestEmail = 254;

/** A line of at most `most` characters that may not be empty. */
const neededLine = (sentence: string, { label, most }: { label: string; most: number }) =>
  line(sentence).pipe(z.string().min(1, sentence).max(most, `${label} 최대 ${most}자 이하여야 합니다.`));

const isWebAddress = (value: string) => /^https?:\/\/\S+$/iu.test(value) && URL.canParse(value);

export const username = () =>
  line(needed.username).pipe(
    z
      .string()
      .min(1, needed.username)
      .min(8, "아이디는 최소 8자 이상이어야 합니다.")
      .max(50, "아이디는 최대 50자 이하여야 합니다.")
      .regex(letter, "아이디는 영문자가 포함되어야 합니다.")
      .regex(digit, "아이디는 숫자가 포함되어야 합니다."),
  );

/** As typed: neither trimmed nor normalised (CON-06). */
export const password = () =>
  z
    .string(needed.password)
    .min(1, needed.password)
    .min(8, "비밀번호는 최소 8자 이상이어야 합니다.")
    .max(50, "비밀번호는 최대 50자 이하여야 합니다.")
    .regex(letter, "비밀번호에 영문자가 포함되어야 합니다.")
    .regex(special, "비밀번호에 특수 문자가 포함되어야 합니다.")
    .regex(digit, "비밀번호에 숫자가 포함되어야 합니다.");

/** Stays in the form; that both are the same is for the form to say. */
export const confirmPassword = () => z.string(needed.confirmPassword).min(1, needed.confirmPassword);

export const name = () => neededLine(needed.name, { label: "이름은", most: 50 });
export const nickname = () => neededLine(needed.nickname, { label: "닉네임은", most: 50 });
export const zonecode = () => neededLine(needed.address, { label: "우편번호는", most: 10 });
export const address = () => neededLine(needed.address, { label: "주소는", most: 200 });
export const detailAddress = () => neededLine(needed.detailAddress, { label: "상세주소는", most: 200 });

/** In lower case: nobody minds the case of an address, and nobody gets a second account by it. */
export const email = () =>
  line(needed.email)
    .transform((value) => value.toLowerCase())
    .pipe(z.string().min(1, needed.email))
    .pipe(z.email(emailShape).max(longestEmail, emailShape));

/** An http or https address, or empty. */
export const homepage = () =>
  line().pipe(
    z
      .string()
      .max(300, "홈페이지는 최대 300자 이하여야 합니다.")
      .refine(
        (value) => value === "" || isWebAddress(value),
        "홈페이지는 http:// 또는 https://로 시작하는 주소를 입력해 주세요.",
      ),
  );

/** One of the site's own uploads, or empty. */
export const profileGone = "프로필 사진이 남아 있지 않습니다. 사진을 다시 올려 주세요.";

export const profile = () =>
  z
    .string()
    .refine(
      (value) => value === "" || parsePictureUrl(value) !== null,
      "프로필 사진은 이 누리집에 올린 사진만 사용할 수 있습니다.",
    );

export const career = () => text().pipe(z.string().max(5_000, "경력은 최대 5,000자 이하여야 합니다."));
export const activity = () => text().pipe(z.string().max(5_000, "활동 사항은 최대 5,000자 이하여야 합니다."));

/** The position text; four characters fit its column (requirements/constants.md). It permits nothing (ADM-06). */
export const position = () => line().pipe(z.string().max(4, "직책은 최대 4자 이하여야 합니다."));
